import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { abTestMetrics, variantPerformanceMetrics } from '#server/db/tables/experiments/ab-test.ts';
import { landingExperimentPhases, type PhaseRow } from '#server/db/tables/experiments/landing-experiments.ts';
import { users } from '#server/db/tables/identity/users.ts';
import type { VariantDay } from './figures.queries.ts';

/** What a variant's days of a period took in, by currency. */
const amountsOf = (period: 'week' | 'phase') => sql`(SELECT coalesce(jsonb_object_agg(currency, amount), '{}')
  FROM (SELECT key AS currency, sum(value::bigint) AS amount
    FROM ab_test_metrics m, jsonb_each_text(m.revenue)
    WHERE m.phase_id = days.phase_id AND m.variant_id = days.variant_id
      AND (${period}::text = 'phase' OR date_trunc('week', m.day)::date = days.period_start)
    GROUP BY key) AS amounts)`;

export function createRollUpQueries(handle: Handle) {
  return {
    /** Phases that run, or ended since: what is derived of them may still change. */
    listPhases: (since: Date): Promise<PhaseRow[]> =>
      handle
        .select()
        .from(landingExperimentPhases)
        .where(
          or(
            isNull(landingExperimentPhases.endedAt),
            sql`${landingExperimentPhases.endedAt} > ${since.toISOString()}::timestamptz`,
          ),
        ),

    /** Waits until no other node rolls up this phase; until the end of the transaction. */
    async lockPhase(phaseId: number): Promise<void> {
      await handle.execute(
        sql`SELECT 1 FROM landing_experiment_phases WHERE id = ${phaseId} FOR NO KEY UPDATE`,
      );
    },

    /** Puts figures in the place of all that a phase had. */
    async replaceDays(phaseId: number, days: readonly VariantDay[], computedAt: Date): Promise<void> {
      await handle.delete(abTestMetrics).where(eq(abTestMetrics.phaseId, phaseId));
      const rows = days.map(({ premium, scroll, seconds, ...rest }) => ({
        ...rest,
        phaseId,
        premiumConversions: premium,
        totalScrollDepth: scroll,
        totalTimeOnSite: seconds,
        computedAt,
      }));
      for (let at = 0; at < rows.length; at += 500)
        await handle.insert(abTestMetrics).values(rows.slice(at, at + 500));
    },

    /** Adds the days up to weeks and to the whole phase. */
    async replacePeriods(phaseId: number): Promise<void> {
      await handle.delete(variantPerformanceMetrics).where(eq(variantPerformanceMetrics.phaseId, phaseId));
      for (const [period, start] of [
        ['week', sql`date_trunc('week', day)::date`],
        ['phase', sql`(SELECT min(day) FROM ab_test_metrics WHERE phase_id = ${phaseId})`],
      ] as const)
        await handle.execute(sql`
          INSERT INTO variant_performance_metrics
          SELECT phase_id, variant_id, ${period}::text, period_start,
            CASE WHEN ${period}::text = 'week' THEN period_start + 6 ELSE max(last) END,
            sum(impressions), sum(visits), sum(visitors), sum(followed), sum(sign_ups), sum(followed_sign_ups),
            sum(verified), sum(first_readings), sum(premium_conversions), ${amountsOf(period)}, sum(bounces),
            sum(total_scroll_depth), sum(total_time_on_site),
            sum(bounces)::double precision / nullif(sum(visits), 0),
            sum(total_scroll_depth)::double precision / nullif(sum(visits), 0),
            sum(total_time_on_site)::double precision / nullif(sum(visits), 0),
            max(computed_at)
          FROM (SELECT *, ${start} AS period_start,
            (SELECT max(day) FROM ab_test_metrics WHERE phase_id = ${phaseId}) AS last
            FROM ab_test_metrics WHERE phase_id = ${phaseId}) AS days
          GROUP BY phase_id, variant_id, period_start`);
    },

    /** Those who are told when something is wrong. */
    async listAdministrators(): Promise<number[]> {
      const rows = await handle
        .select({ id: users.id })
        .from(users)
        .where(and(users.isAdmin, inArray(users.accountStatus, ['pending', 'active'])));
      return rows.map(({ id }) => id);
    },

    /** Takes what tells one visitor from another from what ended long ago, and then what was kept of visits at all. */
    async purge(withoutNames: Date, withoutVisits: Date): Promise<void> {
      const endedBefore = (time: Date) => sql`phase_id IN (SELECT id FROM landing_experiment_phases
        WHERE ended_at < ${time.toISOString()}::timestamptz)`;
      await handle.execute(sql`DELETE FROM ab_test_events USING ab_test_sessions s
        WHERE s.session_id = ab_test_events.session_id AND s.${endedBefore(withoutNames)}`);
      await handle.execute(sql`UPDATE ab_test_sessions SET ip_address = NULL, user_agent = NULL, referrer = NULL,
        search_keywords = NULL WHERE ${endedBefore(withoutNames)}
        AND (ip_address IS NOT NULL OR user_agent IS NOT NULL)`);
      await handle.execute(sql`DELETE FROM ab_test_conversions WHERE ${endedBefore(withoutVisits)}`);
      await handle.execute(sql`DELETE FROM ab_test_sessions WHERE ${endedBefore(withoutVisits)}`);
    },
  };
}
