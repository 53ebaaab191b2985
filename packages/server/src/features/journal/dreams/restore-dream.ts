import { type Dream, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { countFacets } from './counters/facets.queries.ts';
import { keepOccurrences } from './counters/occurrences.queries.ts';
import { createDreamQueries } from './dreams.queries.ts';
import { inJournal } from './journal/in-journal.ts';
import { showDream } from './show-dream.ts';

export const restoreWindowMs = limits.dreamRestoreHours * 60 * 60 * 1000;

/**
 * Brings a deleted dream back to its old place. A dream that is in the journal is simply given, so that a repeated
 * call succeeds. Throws `dreams.not_found` for one deleted more than a day ago, erased or not.
 */
export async function restoreDream(
  context: AppContext,
  { member, id }: { readonly member: Member; readonly id: number },
): Promise<Dream> {
  const since = new Date(context.clock.now().getTime() - restoreWindowMs);
  const restored = await inJournal(context, member.id, async (tx) => {
    const queries = createDreamQueries(tx);
    const deleted = await queries.findDeletedDream(member.id, id, since);
    if (deleted === undefined) return queries.findDream(member.id, id);
    await countFacets(tx, member.id, { after: deleted });
    await keepOccurrences(tx, deleted, { after: deleted });
    return queries.updateDream(member.id, id, { deletedAt: null });
  });
  assertThat(restored, 'dreams.not_found');
  return showDream(context, { member, row: restored });
}
