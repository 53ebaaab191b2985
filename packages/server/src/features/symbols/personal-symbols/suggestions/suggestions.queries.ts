import { type Language, limits } from '@chitta/contract';
import { and, desc, eq, gte, like, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dismissedSuggestions } from '#server/db/tables/journal/dismissed-suggestions.ts';
import { dreamFacets } from '#server/db/tables/journal/dream-facets.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';

/** Suggestions that one is shown: more would be a list to work off. */
const mostSuggestions = 12;

export function createSuggestionQueries(handle: Handle) {
  return {
    /**
     * Words that return in the member's journal, most frequent first, as `<language>:<word>`. Reads the counters that
     * each change of the journal keeps, so it costs the same for ten dreams and for a hundred thousand.
     */
    listReturningWords: (userId: number, language: Language | undefined) => {
      const word = sql`substr(${dreamFacets.value}, 4)`;
      const wordLanguage = sql`left(${dreamFacets.value}, 2)`;
      return handle
        .select({ value: dreamFacets.value, count: dreamFacets.count })
        .from(dreamFacets)
        .where(
          and(
            eq(dreamFacets.userId, userId),
            eq(dreamFacets.kind, 'word'),
            gte(dreamFacets.count, limits.suggestionDreams),
            language && like(dreamFacets.value, `${language}:%`),
            sql`NOT EXISTS (SELECT FROM ${dismissedSuggestions} AS dismissed
              WHERE dismissed.user_id = ${userId} AND dismissed.language = ${wordLanguage}
                AND lower(dismissed.word) = lower(${word}))`,
            sql`NOT EXISTS (SELECT FROM ${personalSymbols} AS known
              WHERE known.user_id = ${userId} AND known.deleted_at IS NULL AND known.language = ${wordLanguage}
                AND (known.name_key = lower(${word}) OR lower(${word}) = ANY(lower(known.variations::text)::text[])))`,
          ),
        )
        .orderBy(desc(dreamFacets.count), dreamFacets.value)
        .limit(mostSuggestions);
    },

    async dismiss(userId: number, language: Language, word: string): Promise<void> {
      await handle.insert(dismissedSuggestions).values({ userId, language, word }).onConflictDoNothing();
    },
  };
}
