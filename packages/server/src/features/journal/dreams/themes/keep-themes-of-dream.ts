import type { AppContext } from '#server/context.ts';
import { keepOccurrences } from '../counters/occurrences.queries.ts';
import { createDreamQueries } from '../dreams.queries.ts';
import { inJournal } from '../journal/in-journal.ts';
import { createKeptThemesQueries } from './kept-themes.queries.ts';
import type { DreamWithoutThemes } from './list-dreams-without-themes.ts';

/** Keeps the themes that were found in a dream, unless somebody has changed it meanwhile: then they were found by that. */
export async function keepThemesOfDream(
  context: AppContext,
  { userId, id, content }: DreamWithoutThemes,
  themes: readonly string[],
): Promise<void> {
  await inJournal(context, userId, async (tx) => {
    const before = await createDreamQueries(tx).findDream(userId, id);
    if (before?.content !== content || before.themes !== null) return;
    const after = await createKeptThemesQueries(tx).set(userId, id, themes);
    if (after !== undefined) await keepOccurrences(tx, after, { before, after });
  });
}
