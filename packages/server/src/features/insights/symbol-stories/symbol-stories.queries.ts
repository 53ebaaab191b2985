import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreamFacets } from '#server/db/tables/journal/dream-facets.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { followUps } from '#server/db/tables/journal/follow-ups.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';
import { symbolOccurrences as occurrences } from '#server/db/tables/symbols/symbol-occurrences.ts';

/** A place among the occurrences: what comes after it is older, or as old with a smaller number. */
export interface StoryPlace {
  /** Microseconds since 1970. */
  readonly micros: string;
  readonly dreamId: number;
}

interface MeetOptions {
  readonly symbol: string;
  /** Least dreams together, and how many symbols are told. */
  readonly least: number;
  readonly most: number;
}

export function createSymbolStoryQueries(handle: Handle) {
  const own = (userId: number, symbol: string) =>
    and(eq(occurrences.userId, userId), eq(occurrences.symbol, symbol));

  return {
    /** How it was in each dream, from the first to the last. */
    listConditions: (userId: number, symbol: string) =>
      handle
        .select({
          createdAt: occurrences.createdAt,
          condition: occurrences.conditionSymbol,
          actor: occurrences.actor,
        })
        .from(occurrences)
        .where(own(userId, symbol))
        .orderBy(asc(occurrences.createdAt), asc(occurrences.dreamId)),

    /** Its dreams, newest first. */
    listPage: (
      userId: number,
      { symbol, after, limit }: { symbol: string; after: StoryPlace | null; limit: number },
    ) =>
      handle
        .select({
          dreamId: occurrences.dreamId,
          micros: sql<string>`floor(extract(epoch FROM ${occurrences.createdAt}) * 1000000)::bigint::text`,
          createdAt: occurrences.createdAt,
          conditionSymbol: occurrences.conditionSymbol,
          conditionText: occurrences.conditionText,
          actor: occurrences.actor,
          title: dreams.title,
          language: dreams.language,
          /** The first sentence of the reading that rests on it. */
          reading: sql<string | null>`jsonb_path_query_first(${dreams.reading},
            '$.sentences[*] ? (@.part != "question" && @.part != "deed" && @.evidence[*].symbol == $symbol).text',
            jsonb_build_object('symbol', ${symbol}::text)) #>> '{}'`,
          verdict: followUps.verdict,
          isMisfit: sql<boolean>`coalesce(${symbol} = ANY(${followUps.misfits}), false)`,
        })
        .from(occurrences)
        .innerJoin(
          dreams,
          and(
            eq(dreams.userId, occurrences.userId),
            eq(dreams.id, occurrences.dreamId),
            isNull(dreams.deletedAt),
          ),
        )
        .leftJoin(followUps, and(eq(followUps.userId, dreams.userId), eq(followUps.dreamId, dreams.id)))
        .where(
          and(
            own(userId, symbol),
            after === null
              ? undefined
              : sql`(${occurrences.createdAt}, ${occurrences.dreamId}) <
                  ('epoch'::timestamptz + ${after.micros}::bigint * interval '1 microsecond', ${after.dreamId}::integer)`,
          ),
        )
        .orderBy(sql`${occurrences.createdAt} DESC, ${occurrences.dreamId} DESC`)
        .limit(limit),

    /**
     * What it meets, by the cosine of both (meetings over the root of the other's dreams), so that what is in every dream
     * does not come first.
     */
    async listMeets(userId: number, { symbol, least, most }: MeetOptions) {
      const { rows } = await handle.execute<{ slug: string; together: number; count: number }>(sql`
        SELECT met.slug, met.together, facet.count FROM (
          SELECT slug, count(*)::integer AS together
          FROM ${occurrences} AS mine
          JOIN ${dreams} ON dreams.user_id = mine.user_id AND dreams.id = mine.dream_id AND dreams.deleted_at IS NULL,
            unnest(dreams.symbol_ids) AS slug
          WHERE mine.user_id = ${userId} AND mine.symbol = ${symbol} AND slug <> ${symbol}
          GROUP BY slug HAVING count(*) >= ${least}
        ) AS met
        JOIN ${dreamFacets} AS facet
          ON facet.user_id = ${userId} AND facet.kind = 'symbol' AND facet.value = met.slug
        ORDER BY met.together / sqrt(facet.count) DESC, met.slug LIMIT ${most}`);
      return rows;
    },

    /** What the member says of a symbol of their own. */
    async findOwn(userId: number, id: number) {
      const [row] = await handle
        .select({
          id: personalSymbols.id,
          description: personalSymbols.description,
          personalContext: personalSymbols.personalContext,
          emotionalImpact: personalSymbols.emotionalImpact,
        })
        .from(personalSymbols)
        .where(
          and(
            eq(personalSymbols.userId, userId),
            eq(personalSymbols.id, id),
            isNull(personalSymbols.deletedAt),
          ),
        );
      return row;
    },
  };
}
