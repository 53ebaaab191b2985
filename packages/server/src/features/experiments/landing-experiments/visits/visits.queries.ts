import { type LandingEvent, limits } from '@chitta/contract';
import { sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { interactions, type Visit } from './visit.ts';

export interface KeptSession extends Record<string, unknown> {
  readonly session: string;
  readonly events: number;
}

/** An event as it is inserted. */
interface NewEvent extends LandingEvent {
  readonly session: string;
  readonly variant: number;
  readonly language: limits.Language;
  readonly visit: string;
  readonly page: string;
  readonly at: string;
}

const kindOf = ({ element }: LandingEvent) => element && limits.landingElementKinds[element];

export function createVisitQueries(handle: Handle) {
  return {
    /**
     * Keeps the sessions of visits, one of each session, whose phase runs and whose variant is of it; answers with those
     * that are there now. A browser that is told of with another variant than before is left out of the figures.
     */
    async keepSessions(visits: readonly Visit[]): Promise<KeptSession[]> {
      const { rows } = await handle.execute<KeptSession>(sql`
        INSERT INTO ab_test_sessions AS kept (
          session_id, phase_id, variant_id, ip_address, user_agent, referrer, traffic_source, search_keywords, utm_source,
          utm_medium, utm_campaign, device_type, browser_info, language, is_returning_visitor, is_followed, is_counted,
          created_at, last_activity_at)
        SELECT v."sessionId", v."phaseId", v."variantId", v."ipAddress", v."userAgent", v.referrer, v."trafficSource",
          v."searchKeywords", v."utmSource", v."utmMedium", v."utmCampaign", v."deviceType", v."browserInfo", v.language,
          v."isReturning", v."isFollowed", v."isCounted", v.at, v.at
        FROM jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) AS v (
          "sessionId" text, "phaseId" integer, "variantId" integer, "variantKey" text, "ipAddress" text, "userAgent" text,
          referrer text, "trafficSource" text, "searchKeywords" text, "utmSource" text, "utmMedium" text,
          "utmCampaign" text, "deviceType" text, "browserInfo" text, language text, "isReturning" boolean,
          "isFollowed" boolean, "isCounted" boolean, at timestamptz)
        JOIN landing_experiment_phases p ON p.id = v."phaseId" AND p.ended_at IS NULL
        JOIN landing_page_variants s
          ON s.id = v."variantId" AND s.variant_key = v."variantKey" AND s.experiment_id = p.experiment_id
        ORDER BY v."sessionId"
        ON CONFLICT (session_id) DO UPDATE SET
          last_activity_at = greatest(kept.last_activity_at, EXCLUDED.last_activity_at),
          is_followed = kept.is_followed OR EXCLUDED.is_followed,
          ip_address = coalesce(kept.ip_address, EXCLUDED.ip_address),
          user_agent = coalesce(kept.user_agent, EXCLUDED.user_agent),
          referrer = coalesce(kept.referrer, EXCLUDED.referrer),
          search_keywords = coalesce(kept.search_keywords, EXCLUDED.search_keywords),
          excluded_reason = CASE WHEN kept.variant_id <> EXCLUDED.variant_id THEN 'several_variants'
            ELSE kept.excluded_reason END
        RETURNING kept.session_id AS session, kept.total_events AS events`);
      return rows;
    },

    /**
     * Keeps events that are new, with the words of the variant where it has its own for what was pressed; answers with how many of each
     * opening of the page.
     */
    async addEvents(events: readonly NewEvent[]): Promise<ReadonlyMap<string, number>> {
      const rowsOfEvents = events.map((event) => ({ ...event, kind: kindOf(event) }));
      const { rows } = await handle.execute<{ visit: string; added: number }>(sql`
        WITH added AS (
          INSERT INTO ab_test_events (session_id, visit, sequence, event_type, page_url, element_id,
            element_class, element_text, scroll_depth, time_on_page, viewport_width, viewport_height, created_at)
          SELECT e.session, e.visit, e.n, e.type, e.page, e.element, e.kind,
            CASE e.element WHEN 'read' THEN v.primary_cta ->> e.language END, e."scrollDepth", e."timeOnPage", e.width,
            e.height, e.at
          FROM jsonb_to_recordset(${JSON.stringify(rowsOfEvents)}::jsonb) AS e (
            session text, visit uuid, n smallint, type text, page text, element text, kind text, variant integer,
            language text, "scrollDepth" smallint, "timeOnPage" integer, width smallint, height smallint, at timestamptz)
          LEFT JOIN landing_page_variants v ON v.id = e.variant
          ON CONFLICT DO NOTHING
          RETURNING visit)
        SELECT visit, count(*)::integer AS added FROM added GROUP BY visit`);
      return new Map(rows.map(({ visit, added }) => [visit, added]));
    },

    /** Brings what sessions come to up to date with their events. */
    async total(sessions: readonly string[]): Promise<void> {
      const acted = sql.join(
        interactions.map((type) => sql`${type}`),
        sql`, `,
      );
      await handle.execute(sql`
        UPDATE ab_test_sessions AS kept SET
          total_events = sums.events,
          max_scroll_depth = sums.scroll,
          total_time_on_site = sums.seconds,
          has_interacted = sums.acted,
          is_returning_visitor = kept.is_returning_visitor OR sums.visits > 1
        FROM (
          SELECT session_id, sum(events)::integer AS events, max(scroll)::smallint AS scroll,
            least(sum(seconds), 2147483647)::integer AS seconds, bool_or(acted) AS acted, count(*) AS visits
          FROM (
            SELECT session_id, visit, count(*) AS events, coalesce(max(scroll_depth), 0) AS scroll,
              coalesce(max(time_on_page), 0) AS seconds, bool_or(event_type IN (${acted})) AS acted
            FROM ab_test_events
            WHERE session_id = ANY(ARRAY[${sql.join(
              sessions.map((each) => sql`${each}`),
              sql`, `,
            )}]::text[])
            GROUP BY session_id, visit
          ) AS visits
          GROUP BY session_id
        ) AS sums
        WHERE kept.session_id = sums.session_id`);
    },

    /** Forgets who a visitor was that had agreed to be known; what was counted stays. */
    async unfollow(hashOfVisit: string): Promise<void> {
      const own = sql`session_id > ${`${hashOfVisit}.`} AND session_id < ${`${hashOfVisit}/`}`;
      await handle.execute(sql`UPDATE ab_test_conversions SET user_id = NULL WHERE ${own}`);
      await handle.execute(sql`UPDATE ab_test_sessions SET is_followed = false, ip_address = NULL, user_agent = NULL,
        referrer = NULL, search_keywords = NULL WHERE ${own}`);
    },
  };
}

/** Events that a session still has room for. */
export function roomIn({ events }: Pick<KeptSession, 'events'>): number {
  return Math.max(0, limits.landingVisit.events - events);
}
