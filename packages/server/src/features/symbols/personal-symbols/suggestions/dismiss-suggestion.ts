import type { SymbolSuggestion } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createSuggestionQueries } from './suggestions.queries.ts';

/** Never suggests the word to the member again. Safe to repeat. */
export async function dismissSuggestion(
  { db }: AppContext,
  {
    member,
    word,
    language,
  }: Pick<SymbolSuggestion, 'word' | 'language'> & { readonly member: Pick<Member, 'id'> },
): Promise<void> {
  await createSuggestionQueries(db).dismiss(member.id, language, word);
}
