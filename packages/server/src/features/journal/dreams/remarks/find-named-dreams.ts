import type { AppContext } from '#server/context.ts';
import type { RemarkRow } from '#server/db/tables/journal/remarks.ts';
import type { DreamCursor } from '../search/dream-cursor.ts';
import { createJournalQueries } from '../search/journal.queries.ts';
import { searchExpression, splitSearchText } from '../search/search-expression.ts';

/** More words and symbols than this name most of a journal: all of it is looked at. */
const mostExpressions = 60;

/** The next dreams, newest first, that hold one of the words or are marked with one of the symbols. */
export async function findNamedDreams(
  { db }: Pick<AppContext, 'db'>,
  { userId, words, symbolIds, cursorMicros, cursorId }: RemarkRow,
  count: number,
): Promise<DreamCursor[]> {
  const journal = createJournalQueries(db);
  const after =
    cursorMicros === null || cursorId === null
      ? null
      : { createdAtMicros: String(cursorMicros), id: cursorId };
  const range = { userId, from: null, until: null, after, count };
  if (words.length + symbolIds.length > mostExpressions) return journal.listNewest(range);
  const expressions: string[] = [];
  for (const word of words) {
    const parts = splitSearchText(word);
    const expression = parts.length > 0 ? searchExpression(await journal.readWords(parts), {}) : null;
    if (expression !== null) expressions.push(expression);
  }
  for (const symbol of symbolIds) expressions.push(searchExpression([], { symbol }) ?? '');
  if (expressions.length === 0) return [];
  return journal.search(range, expressions.map((each) => `(${each})`).join(' | '));
}
