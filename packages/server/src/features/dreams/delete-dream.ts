import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { countFacets } from './counters/facets.queries.ts';
import { keepOccurrences } from './counters/occurrences.queries.ts';
import { createDreamQueries, lockJournal } from './dreams.queries.ts';
import { restoreWindowMs } from './restore-dream.ts';

/** Takes a dream out of the journal. It can be restored for a day. Throws `dreams.not_found`. */
export async function deleteDream(
  { db, clock }: AppContext,
  { member, id }: { readonly member: Pick<Member, 'id'>; readonly id: number },
): Promise<{ id: number; restorableUntil: string }> {
  const deletedAt = clock.now();
  await inTransaction(db, async (tx) => {
    await lockJournal(tx, member.id);
    const queries = createDreamQueries(tx);
    const before = await queries.findDream(member.id, id);
    assertThat(before, 'dreams.not_found');
    await queries.updateDream(member.id, id, { deletedAt });
    await countFacets(tx, member.id, { before });
    await keepOccurrences(tx, before, { before });
  });
  return { id, restorableUntil: new Date(deletedAt.getTime() + restoreWindowMs).toISOString() };
}
