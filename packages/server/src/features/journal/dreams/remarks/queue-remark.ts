import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { createRemarkQueries, type RemarkCause } from './remarks.queries.ts';

/**
 * Notes, in the transaction that changes a member's own symbols, that their dreams are to be marked anew. Whatever is
 * noted before the work is done is done in one go. `beginRemark` sets it going.
 */
export async function queueRemark(
  tx: Transaction,
  { clock }: Pick<AppContext, 'clock'>,
  { userId, ...cause }: RemarkCause & { readonly userId: number },
): Promise<void> {
  await createRemarkQueries(tx).add(userId, cause, clock.now());
}
