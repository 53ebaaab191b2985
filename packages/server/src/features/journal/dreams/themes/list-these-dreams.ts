import type { DreamListItem } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import { presentDreamListItem } from '../dreams.presenter.ts';
import { encodeDreamCursor } from '../search/dream-cursor.ts';
import { createJournalQueries } from '../search/journal.queries.ts';

/** The member's dreams of these ids as rows of a list, newest first, and the cursor behind the last of them. */
export async function listTheseDreams(
  context: Pick<AppContext, 'db' | 'dictionary'>,
  userId: number,
  ids: readonly number[],
): Promise<{ items: DreamListItem[]; end: string | null }> {
  const [rows, source] = await Promise.all([
    createJournalQueries(context.db).listThese(userId, [...ids]),
    openSymbols(context, userId),
  ]);
  const last = rows.at(-1);
  return {
    items: rows.map((row) => presentDreamListItem(row, source)),
    end: last ? encodeDreamCursor(last) : null,
  };
}
