import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreamFacets } from '#server/db/tables/journal/dream-facets.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { memoryRecallMarks } from '#server/db/tables/memory/memory-recall-marks.ts';
import type { MarkedNight } from './counting/tally-dreams.ts';

/** Stretches of time, without their ends. */
export interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

const microseconds = sql`floor(extract(epoch FROM dreams.created_at) * 1000000)::bigint`;

/** What figures are counted from. Dreams come as JSON, which is read in a thread. */
export function createCountedDreamQueries(handle: Handle) {
  const readJson = async (query: ReturnType<typeof sql>): Promise<string> => {
    const { rows } = await handle.execute<{ json: string }>(query);
    return rows[0]?.json ?? '[]';
  };

  return {
    /** `DreamFacts` of the dreams of some stretches of time that have nothing in common. */
    listFacts: (userId: number, spans: readonly TimeSpan[]): Promise<string> =>
      readJson(sql`SELECT coalesce(json_agg(json_build_object(
          'id', dreams.id, 'at', ${microseconds}, 'content', dreams.content, 'symbols', dreams.symbol_ids,
          'category', dreams.category, 'feelings', dreams.feelings, 'arc', dreams.reading ->> 'arc')), '[]')::text AS json
        FROM unnest(${sql.param(spans.map(({ from }) => from.toISOString()))}::timestamptz[],
          ${sql.param(spans.map(({ until }) => until.toISOString()))}::timestamptz[]) AS span (first, until)
        JOIN ${dreams} ON dreams.user_id = ${userId} AND dreams.deleted_at IS NULL
          AND dreams.created_at >= span.first AND dreams.created_at < span.until`),

    /** `WholeDream` of the whole journal, from the first to the last. */
    listWhole: (userId: number): Promise<string> =>
      readJson(sql`SELECT coalesce(json_agg(json_build_object(
          'id', dreams.id, 'at', ${microseconds}, 'symbols', dreams.symbol_ids, 'arc', dreams.reading ->> 'arc')
          ORDER BY dreams.created_at, dreams.id), '[]')::text AS json
        FROM ${dreams} WHERE dreams.user_id = ${userId} AND dreams.deleted_at IS NULL`),

    /** Marks of nights from the first to the last, both included. */
    async listMarks(userId: number, from: string, to: string): Promise<MarkedNight[]> {
      const rows = await handle
        .select({ night: memoryRecallMarks.night, mark: memoryRecallMarks.mark })
        .from(memoryRecallMarks)
        .where(
          and(
            eq(memoryRecallMarks.userId, userId),
            gte(memoryRecallMarks.night, from),
            lte(memoryRecallMarks.night, to),
          ),
        )
        .orderBy(asc(memoryRecallMarks.night));
      return rows.map(({ night, mark }) => [night, mark]);
    },

    /** Days of UTC that have dreams, and nights that have marks. */
    async listDays(userId: number): Promise<string[]> {
      const { rows } = await handle.execute<{ day: string }>(sql`
        SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date::text AS day FROM ${dreams}
          WHERE ${and(eq(dreams.userId, userId), isNull(dreams.deletedAt))}
        UNION SELECT night::text FROM ${memoryRecallMarks} WHERE user_id = ${userId}`);
      return rows.map(({ day }) => day);
    },

    /** Every symbol of the journal. */
    async listSymbols(userId: number): Promise<string[]> {
      const rows = await handle
        .select({ symbol: dreamFacets.value })
        .from(dreamFacets)
        .where(and(eq(dreamFacets.userId, userId), eq(dreamFacets.kind, 'symbol')));
      return rows.map(({ symbol }) => symbol);
    },
  };
}
