import { type Language, limits, type SymbolSuggestion } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createSuggestionQueries } from './suggestions.queries.ts';

/** Words without an entry of their own that keep returning in the member's dreams, most frequent first. */
export async function listSuggestions(
  { db }: AppContext,
  { member, language }: { readonly member: Pick<Member, 'id'>; readonly language?: Language | undefined },
): Promise<SymbolSuggestion[]> {
  const rows = await createSuggestionQueries(db).listReturningWords(member.id, language);
  return rows.flatMap(({ value, count }) => {
    const [code, word] = [value.slice(0, 2), value.slice(3)];
    const found = limits.languages.find((each) => each === code);
    return found === undefined || word === '' ? [] : { word, language: found, count };
  });
}
