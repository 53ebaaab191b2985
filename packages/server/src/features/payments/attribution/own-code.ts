import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { createAttributionQueries } from './attribution.queries.ts';

/** A member's code: its number, and how people see it. */
export interface OwnCode {
  readonly id: number;
  readonly code: string;
}

/** The member's own code. `offered` becomes it where there was none: old accounts may have been opened without. */
export async function ensureOwnCode(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
  offered: string,
): Promise<OwnCode> {
  const known = await createAttributionQueries(db).findMemberCode(userId);
  if (known !== null) return known;
  return inTransaction(db, async (tx) => {
    const queries = createAttributionQueries(tx);
    await queries.keepMemberCode(userId, offered, clock.now());
    const kept = await queries.findMemberCode(userId);
    invariant(kept, 'a code that was kept is there');
    return kept;
  });
}
