import { type Amounts, addAmounts, type DayFigures } from '@chitta/experiments';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type AbTestMetric, abTestMetrics, abTestSessions } from '#server/db/tables/experiments/ab-test.ts';

/** What one variant came to on one day. */
export interface VariantDay extends DayFigures {
  readonly variantId: number;
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
}

/** Revenue of the followed visitors of a variant, in one currency. */
export interface Money {
  readonly variantId: number;
  readonly n: number;
  readonly sum: number;
  readonly sumOfSquares: number;
}

const dayOf = (column: string) => sql.raw(`(${column} AT TIME ZONE 'UTC')::date`);

/** Revenue by `variant day`, each currency by itself. */
async function countRevenue(handle: Handle, phaseId: number): Promise<ReadonlyMap<string, Amounts>> {
  const { rows } = await handle.execute<{ of: string; currency: string; amount: string }>(sql`
    SELECT c.variant_id || ' ' || ${dayOf('c.converted_at')} AS of, c.currency, sum(c.conversion_value) AS amount
    FROM ab_test_conversions c LEFT JOIN ab_test_sessions s USING (session_id)
    WHERE c.phase_id = ${phaseId} AND c.conversion_type = 'revenue' AND s.excluded_reason IS NULL GROUP BY 1, 2`);
  const days = new Map<string, Amounts>();
  for (const { of, currency, amount } of rows)
    days.set(of, addAmounts(days.get(of) ?? {}, { [currency]: Number(amount) }));
  return days;
}

export function createFigureQueries(handle: Handle) {
  return {
    /** Figures by variant and day, counted from what was kept. */
    async countDays(phaseId: number): Promise<VariantDay[]> {
      const revenue = await countRevenue(handle, phaseId);
      const { rows } = await handle.execute<Record<keyof VariantDay, string | number>>(sql`
        SELECT variant_id AS "variantId", day::text AS day,
          sum(impressions) AS impressions, sum(visits) AS visits, sum(visitors) AS visitors, sum(followed) AS followed,
          sum(sign_ups) AS "signUps", sum(followed_sign_ups) AS "followedSignUps", sum(verified) AS verified,
          sum(first_readings) AS "firstReadings", sum(premium) AS premium,
          sum(bounces) AS bounces, sum(scroll) AS scroll, sum(seconds) AS seconds
        FROM (
          SELECT variant_id, ${dayOf('created_at')} AS day, 0 AS impressions, count(*) AS visits,
            count(*) FILTER (WHERE is_counted) AS visitors,
            count(*) FILTER (WHERE is_counted AND is_followed) AS followed,
            0 AS sign_ups, 0 AS followed_sign_ups, 0 AS verified, 0 AS first_readings, 0 AS premium,
            count(*) FILTER (WHERE NOT has_interacted) AS bounces, sum(max_scroll_depth) AS scroll,
            sum(total_time_on_site) AS seconds
          FROM ab_test_sessions WHERE phase_id = ${phaseId} AND excluded_reason IS NULL GROUP BY 1, 2
          UNION ALL
          SELECT s.variant_id, ${dayOf('e.created_at')}, count(*), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
          FROM ab_test_events e JOIN ab_test_sessions s USING (session_id)
          WHERE s.phase_id = ${phaseId} AND s.excluded_reason IS NULL AND e.event_type = 'exposure' GROUP BY 1, 2
          UNION ALL
          SELECT c.variant_id, ${dayOf('c.converted_at')}, 0, 0, 0, 0,
            count(*) FILTER (WHERE c.conversion_type = 'sign_up'),
            count(*) FILTER (WHERE c.conversion_type = 'sign_up' AND c.session_id IS NOT NULL),
            count(*) FILTER (WHERE c.conversion_type = 'verified'),
            count(*) FILTER (WHERE c.conversion_type = 'first_reading'),
            count(*) FILTER (WHERE c.conversion_type = 'premium'), 0, 0, 0
          FROM ab_test_conversions c LEFT JOIN ab_test_sessions s USING (session_id)
          WHERE c.phase_id = ${phaseId} AND s.excluded_reason IS NULL GROUP BY 1, 2
        ) AS parts
        GROUP BY variant_id, day ORDER BY day, variant_id`);
      return rows.map(({ day, ...figures }) => ({
        ...(Object.fromEntries(
          Object.entries(figures).map(([name, value]) => [name, Number(value)]),
        ) as unknown as Omit<VariantDay, 'day' | 'revenue'>),
        day: String(day),
        revenue: revenue.get(`${figures.variantId} ${day}`) ?? {},
      }));
    },

    /** What was rolled up, the oldest day first. */
    listMetrics: (phaseId: number): Promise<AbTestMetric[]> =>
      handle
        .select()
        .from(abTestMetrics)
        .where(eq(abTestMetrics.phaseId, phaseId))
        .orderBy(asc(abTestMetrics.day), asc(abTestMetrics.variantId)),

    /** In which currencies followed visitors have paid, the one of most of them first. */
    async listCurrencies(phaseId: number): Promise<string[]> {
      const { rows } = await handle.execute<{ currency: string }>(sql`
        SELECT currency FROM ab_test_conversions WHERE phase_id = ${phaseId} AND conversion_type = 'revenue'
        GROUP BY currency ORDER BY count(*) DESC, currency`);
      return rows.map(({ currency }) => currency);
    },

    /** Revenue of followed visitors in one currency, of which most have none. */
    async sumMoney(phaseId: number, currency: string | null): Promise<Money[]> {
      const { rows } = await handle.execute<{
        variantId: number;
        n: string;
        sum: string;
        squares: string;
      }>(sql`
        SELECT s.variant_id AS "variantId", count(*) AS n, coalesce(sum(c.conversion_value), 0) AS sum,
          coalesce(sum(c.conversion_value::numeric * c.conversion_value), 0) AS squares
        FROM ab_test_sessions s
        LEFT JOIN ab_test_conversions c ON c.session_id = s.session_id AND c.conversion_type = 'revenue'
          AND c.currency = ${currency}
        WHERE s.phase_id = ${phaseId} AND s.is_counted AND s.is_followed AND s.excluded_reason IS NULL
        GROUP BY 1`);
      return rows.map(({ variantId, n, sum, squares }) => ({
        variantId,
        n: Number(n),
        sum: Number(sum),
        sumOfSquares: Number(squares),
      }));
    },

    countInSeveral: (phaseId: number): Promise<number> =>
      handle.$count(
        abTestSessions,
        and(eq(abTestSessions.phaseId, phaseId), eq(abTestSessions.excludedReason, 'several_variants')),
      ),

    /** Visitors of each phase, as they were last rolled up. */
    async countVisitors(): Promise<ReadonlyMap<number, number>> {
      const rows = await handle
        .select({
          phaseId: abTestMetrics.phaseId,
          visitors: sql<number>`sum(${abTestMetrics.visitors})`.mapWith(Number),
        })
        .from(abTestMetrics)
        .groupBy(abTestMetrics.phaseId);
      return new Map(rows.map(({ phaseId, visitors }) => [phaseId, visitors]));
    },

    /** Visitors of a phase so far, as its results count them. */
    countVisitorsNow: (phaseId: number): Promise<number> =>
      handle.$count(
        abTestSessions,
        and(
          eq(abTestSessions.phaseId, phaseId),
          eq(abTestSessions.isCounted, true),
          isNull(abTestSessions.excludedReason),
        ),
      ),
  };
}
