import type { Language } from '@chitta/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreamFacets } from '#server/db/tables/journal/dream-facets.ts';

export interface PresenceTimes extends Record<string, unknown> {
  readonly symbol: string;
  readonly first: string;
  /** Its last times, oldest first. */
  readonly times: readonly string[];
  /** What was said of it, the last first. */
  readonly said: readonly { readonly words: string; readonly language: Language }[];
}

export function createPeopleAndPlacesQueries(handle: Handle) {
  return {
    /** The most frequent symbols of the journal. */
    listSymbols: (userId: number, count: number) =>
      handle
        .select({ id: dreamFacets.value, count: dreamFacets.count })
        .from(dreamFacets)
        .where(and(eq(dreamFacets.userId, userId), eq(dreamFacets.kind, 'symbol')))
        .orderBy(desc(dreamFacets.count), dreamFacets.value)
        .limit(count),

    /** When symbols were dreamt of, and what was said of them: some short looks into the index for each. */
    async readTimes(
      userId: number,
      symbols: readonly string[],
      { times, said }: { readonly times: number; readonly said: number },
    ): Promise<PresenceTimes[]> {
      const result = await handle.execute<PresenceTimes>(sql`
        SELECT asked.symbol,
          (SELECT min(created_at)::text FROM symbol_occurrences
            WHERE user_id = ${userId} AND symbol = asked.symbol) AS first,
          ARRAY(SELECT created_at::text FROM (
            SELECT created_at FROM symbol_occurrences WHERE user_id = ${userId} AND symbol = asked.symbol
            ORDER BY created_at DESC LIMIT ${times}
          ) AS last ORDER BY created_at) AS times,
          (SELECT coalesce(json_agg(json_build_object('words', found.words, 'language', dreams.language) ORDER BY found.at DESC), '[]')
            FROM (
              SELECT lower(condition_text) AS words, max(created_at) AS at,
                (array_agg(dream_id ORDER BY created_at DESC))[1] AS dream_id
              FROM (
                SELECT condition_text, created_at, dream_id FROM symbol_occurrences
                WHERE user_id = ${userId} AND symbol = asked.symbol ORDER BY created_at DESC LIMIT ${times}
              ) AS last WHERE condition_text IS NOT NULL
              GROUP BY 1 ORDER BY at DESC LIMIT ${said}
            ) AS found
            JOIN dreams ON dreams.id = found.dream_id AND dreams.user_id = ${userId}) AS said
        FROM unnest(${sql.param(symbols)}::text[]) AS asked (symbol)`);
      return result.rows;
    },
  };
}
