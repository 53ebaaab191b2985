import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { beginRemark } from '../../journal/dreams/remarks/begin-remark.ts';
import { queueRemark } from '../../journal/dreams/remarks/queue-remark.ts';
import { personalSymbolId } from '../dictionary/personal-symbol-id.ts';
import { createPersonalSymbolQueries } from './personal-symbols.queries.ts';
import { restoreWindowMs } from './restore-personal-symbol.ts';

/**
 * Takes a symbol of the member's own out; its dreams are marked without it. It can be restored for a day.
 * Throws `personal_symbols.not_found`.
 */
export async function deletePersonalSymbol(
  context: AppContext,
  { member, id }: { readonly member: Pick<Member, 'id'>; readonly id: number },
): Promise<{ id: number; restorableUntil: string }> {
  const deletedAt = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const deleted = await createPersonalSymbolQueries(tx).update(member.id, id, { deletedAt });
    assertThat(deleted, 'personal_symbols.not_found');
    await queueRemark(tx, context, { userId: member.id, words: [], symbolIds: [personalSymbolId(id)] });
  });
  await beginRemark(context, member.id);
  return { id, restorableUntil: new Date(deletedAt.getTime() + restoreWindowMs).toISOString() };
}
