import type { BaseContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createJournalQueries } from './journal.queries.ts';
import { anyWordExpression, splitSearchText } from './search-expression.ts';

export interface WordsToFind {
  readonly member: Pick<Member, 'id'>;
  readonly words: readonly string[];
  readonly count: number;
}

/** Dreams of the member's own journal that hold one of the words or more, newest first, by their ids. */
export async function findDreamsByWords(
  { db }: Pick<BaseContext, 'db'>,
  { member, words, count }: WordsToFind,
): Promise<number[]> {
  const journal = createJournalQueries(db);
  const sought = splitSearchText(words.join(' '));
  if (sought.length === 0) return [];
  const expression = anyWordExpression(await journal.readWords(sought));
  if (expression === null) return [];
  const search = (await journal.hasSearchIndex()) ? journal.search : journal.searchRowByRow;
  const range = { userId: member.id, from: null, until: null, after: null, count };
  return (await search(range, expression)).map(({ id }) => id);
}
