import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreams, type StoredSymbol } from '#server/db/tables/journal/dreams.ts';
import { titled } from '../search/titled.queries.ts';

/** A symbol returns when this many dreams hold it. */
const returnsFrom = 2;

export function createNightQueries(handle: Handle) {
  return {
    /** What a view of many nights needs of each dream of a stretch of time, oldest first, the newest `count` of them. */
    async listDreams(
      userId: number,
      { from, until, count }: { readonly from: Date; readonly until: Date; readonly count: number },
    ) {
      const rows = await handle
        .select({
          id: dreams.id,
          title: dreams.title,
          titled,
          marks: sql<
            readonly StoredSymbol[] | null
          >`CASE WHEN ${titled} IS NOT NULL THEN ${dreams.recognizedSymbols} END`,
          language: dreams.language,
          category: dreams.category,
          createdAt: dreams.createdAt,
          length: sql<number>`char_length(${dreams.content})`,
          returning: sql<number>`(
            SELECT count(*)::integer FROM dream_facets AS facet
            WHERE facet.user_id = ${userId} AND facet.kind = 'symbol' AND facet.count >= ${returnsFrom}
              AND facet.value = ANY(${dreams.symbolIds}))`,
        })
        .from(dreams)
        .where(
          and(
            eq(dreams.userId, userId),
            isNull(dreams.deletedAt),
            gte(dreams.createdAt, from),
            lt(dreams.createdAt, until),
          ),
        )
        .orderBy(desc(dreams.createdAt), desc(dreams.id))
        .limit(count);
      return rows.reverse();
    },

    /** When each dream of a stretch of time was, in no order. */
    async listTimes(
      userId: number,
      { from, until }: { readonly from: Date; readonly until: Date },
    ): Promise<Date[]> {
      const rows = await handle
        .select({ time: dreams.createdAt })
        .from(dreams)
        .where(
          and(
            eq(dreams.userId, userId),
            isNull(dreams.deletedAt),
            gte(dreams.createdAt, from),
            lt(dreams.createdAt, until),
          ),
        );
      return rows.map(({ time }) => time);
    },

    /** When the newest dream of the journal was written; null where there is none. */
    async findLastTime(userId: number): Promise<Date | null> {
      const [last] = await handle
        .select({ time: dreams.createdAt })
        .from(dreams)
        .where(and(eq(dreams.userId, userId), isNull(dreams.deletedAt)))
        .orderBy(desc(dreams.createdAt))
        .limit(1);
      return last?.time ?? null;
    },
  };
}
