import type { InsightPeriod } from '@chitta/contract';
import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type DreamAnalyticsRow, dreamAnalytics } from '#server/db/tables/insights/dream-analytics.ts';
import { dreamTallies } from '#server/db/tables/insights/dream-tallies.ts';
import { symbolSkies } from '#server/db/tables/insights/symbol-skies.ts';
import type { SeenJournal } from './whole/see-whole-journal.ts';

/** First days of the periods that are counted anew. */
export interface PeriodStarts {
  readonly week?: readonly string[];
  readonly month?: readonly string[];
  readonly quarter?: readonly string[];
  readonly year?: readonly string[];
}

export function createStoredPeriodQueries(handle: Handle) {
  const own = (userId: number, period: InsightPeriod) =>
    and(eq(dreamAnalytics.userId, userId), eq(dreamAnalytics.period, period));

  return {
    async find(userId: number, period: InsightPeriod, start: string): Promise<DreamAnalyticsRow | undefined> {
      const [row] = await handle
        .select()
        .from(dreamAnalytics)
        .where(and(own(userId, period), eq(dreamAnalytics.periodStart, start)));
      return row;
    },

    /** The figures of all dreams; undefined where there are none. */
    async findWhole(userId: number): Promise<DreamAnalyticsRow | undefined> {
      const [row] = await handle.select().from(dreamAnalytics).where(own(userId, 'all'));
      return row;
    },

    /** The first day of the nearest period before it that has anything. */
    async findEarlier(userId: number, period: InsightPeriod, start: string): Promise<string | null> {
      const [row] = await handle
        .select({ start: dreamAnalytics.periodStart })
        .from(dreamAnalytics)
        .where(and(own(userId, period), lt(dreamAnalytics.periodStart, start)))
        .orderBy(desc(dreamAnalytics.periodStart))
        .limit(1);
      return row?.start ?? null;
    },

    /** The same of the nearest one after it. */
    async findLater(userId: number, period: InsightPeriod, start: string): Promise<string | null> {
      const [row] = await handle
        .select({ start: dreamAnalytics.periodStart })
        .from(dreamAnalytics)
        .where(and(own(userId, period), gt(dreamAnalytics.periodStart, start)))
        .orderBy(asc(dreamAnalytics.periodStart))
        .limit(1);
      return row?.start ?? null;
    },

    /** Counts of the months from the first to the last, both included and named by their first days. */
    listTallies: (userId: number, { from, to }: { readonly from: string; readonly to: string }) =>
      handle
        .select({ month: dreamTallies.month, tally: dreamTallies.tally })
        .from(dreamTallies)
        .where(
          and(eq(dreamTallies.userId, userId), gte(dreamTallies.month, from), lte(dreamTallies.month, to)),
        )
        .orderBy(asc(dreamTallies.month)),

    /** All counts of months as JSON, which is read in a thread. */
    async readTallies(userId: number): Promise<string> {
      const { rows } = await handle.execute<{ json: string }>(sql`
        SELECT coalesce(json_agg(json_build_object('month', month, 'tally', tally) ORDER BY month), '[]')::text AS json
        FROM ${dreamTallies} WHERE user_id = ${userId}`);
      return rows[0]?.json ?? '[]';
    },

    /** Forgets every figure of the member's. */
    async clear(userId: number): Promise<void> {
      await handle.delete(dreamAnalytics).where(eq(dreamAnalytics.userId, userId));
      await handle.delete(dreamTallies).where(eq(dreamTallies.userId, userId));
      await handle.delete(symbolSkies).where(eq(symbolSkies.userId, userId));
    },

    /** Puts months in the place of those that there were. `tallies` is JSON. */
    async putTallies(
      userId: number,
      { months, tallies, countedWith }: { months: readonly string[]; tallies: string; countedWith: string },
    ): Promise<void> {
      await handle.execute(sql`DELETE FROM ${dreamTallies}
        WHERE user_id = ${userId} AND month = ANY(${sql.param([...months])}::date[])`);
      await handle.execute(sql`INSERT INTO ${dreamTallies} (user_id, month, tally, counted_with)
        SELECT ${userId}, month, tally, ${countedWith}
        FROM jsonb_to_recordset(${tallies}::jsonb) AS counted (month date, tally jsonb)`);
    },

    /** Puts periods in the place of those that there were, and of the whole journal. `periods` is JSON. */
    async putPeriods(
      userId: number,
      { starts, periods, at }: { starts: PeriodStarts & { all?: true }; periods: string; at: Date },
    ): Promise<void> {
      const { all, ...others } = starts;
      for (const [period, days] of Object.entries(others)) {
        await handle.execute(sql`DELETE FROM ${dreamAnalytics} WHERE user_id = ${userId} AND period = ${period}
          AND period_start = ANY(${sql.param([...days])}::date[])`);
      }
      if (all) await handle.delete(dreamAnalytics).where(own(userId, 'all'));
      await handle.execute(sql`INSERT INTO ${dreamAnalytics} (user_id, period, period_start, period_end, dream_count,
          top_symbols, top_categories, emotional_trends, recurring_themes, figures, computed_at)
        SELECT ${userId}, "period", "periodStart", "periodEnd", "dreamCount", "topSymbols", "topCategories",
          "emotionalTrends", "recurringThemes", "figures", ${at.toISOString()}::timestamptz
        FROM jsonb_to_recordset(${periods}::jsonb) AS counted ("period" text, "periodStart" date, "periodEnd" date,
          "dreamCount" integer, "topSymbols" jsonb, "topCategories" jsonb, "emotionalTrends" jsonb,
          "recurringThemes" jsonb, "figures" jsonb)`);
    },

    async putWhole(userId: number, { sky, recurrences }: SeenJournal, at: Date): Promise<void> {
      await handle.execute(sql`INSERT INTO ${symbolSkies} (user_id, sky, recurrences, computed_at)
        VALUES (${userId}, ${sky}::jsonb, ${recurrences}::jsonb, ${at.toISOString()}::timestamptz)
        ON CONFLICT (user_id) DO UPDATE
          SET sky = excluded.sky, recurrences = excluded.recurrences, computed_at = excluded.computed_at`);
    },

    /** Of a journal without dreams nothing shows. */
    async dropWhole(userId: number): Promise<void> {
      await handle.delete(symbolSkies).where(eq(symbolSkies.userId, userId));
    },

    async findSky(userId: number) {
      const [row] = await handle.select().from(symbolSkies).where(eq(symbolSkies.userId, userId));
      return row;
    },
  };
}
