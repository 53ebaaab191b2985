import type pg from 'pg';
import type { Visited } from './visit-landing.ts';

/** Figures of one variant. */
export type Tally = Record<
  | 'visitors'
  | 'followed'
  | 'sessions'
  | 'events'
  | 'exposures'
  | 'clicks'
  | 'scroll'
  | 'seconds'
  | 'signUps'
  | 'followedSignUps',
  number
>;

const nothing: Tally = {
  visitors: 0,
  followed: 0,
  sessions: 0,
  events: 0,
  exposures: 0,
  clicks: 0,
  scroll: 0,
  seconds: 0,
  signUps: 0,
  followedSignUps: 0,
};

/** What pages have sent, added up by variant as the server is to keep it. */
export function countSent(visited: readonly Visited[]): Record<string, Tally> {
  const tallies: Record<string, Tally> = {};
  for (const { plan, variant, sent } of visited) {
    if (variant === null) continue;
    const tally = tallies[variant] ?? { ...nothing };
    tallies[variant] = tally;
    const isFollowed = sent.some((body) => body.isFollowed);
    tally.visitors += 1;
    tally.followed += Number(isFollowed);
    tally.signUps += Number(plan.signsUp);
    tally.followedSignUps += Number(plan.signsUp && isFollowed);
    addVisits(tally, [...Map.groupBy(sent, ({ visit }) => visit).values()], isFollowed);
  }
  return tallies;
}

/** Adds what was told in each opening of the page. Whoever is known again goes on with the same session. */
function addVisits(tally: Tally, visits: readonly Visited['sent'][], isFollowed: boolean): void {
  const most = (numbers: readonly (number | null)[]) => Math.max(0, ...numbers.map((each) => each ?? 0));
  const openings = visits.map((bodies) => bodies.flatMap(({ events }) => events));
  const depths = openings.map((events) => most(events.map(({ scrollDepth }) => scrollDepth)));
  tally.sessions += isFollowed ? 1 : visits.length;
  tally.scroll += isFollowed ? most(depths) : depths.reduce((sum, depth) => sum + depth, 0);
  for (const events of openings) {
    tally.events += events.length;
    tally.exposures += events.filter(({ type }) => type === 'exposure').length;
    tally.clicks += events.filter(({ type }) => type === 'click').length;
    tally.seconds += most(events.map(({ timeOnPage }) => timeOnPage));
  }
}

const byVariant = (rows: readonly (Tally & { readonly key: string })[]): Record<string, Tally> =>
  Object.fromEntries(rows.map(({ key, ...tally }) => [key, tally]));

/** The same, as the rows of visits, events and conversions say. */
export async function countKept(client: pg.Client): Promise<Record<string, Tally>> {
  const { rows } = await client.query(`
    SELECT v.variant_key AS key, s.*, e.*, c.* FROM landing_page_variants v
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE is_counted)::integer AS visitors,
        count(*) FILTER (WHERE is_counted AND is_followed)::integer AS followed, count(*)::integer AS sessions,
        coalesce(sum(max_scroll_depth), 0)::integer AS scroll, coalesce(sum(total_time_on_site), 0)::integer AS seconds
      FROM ab_test_sessions WHERE variant_id = v.id AND excluded_reason IS NULL) s
    CROSS JOIN LATERAL (SELECT count(*)::integer AS events,
        count(*) FILTER (WHERE event_type = 'exposure')::integer AS exposures,
        count(*) FILTER (WHERE event_type = 'click' AND element_class IS NOT NULL)::integer AS clicks
      FROM ab_test_events JOIN ab_test_sessions USING (session_id) WHERE variant_id = v.id) e
    CROSS JOIN LATERAL (SELECT count(*)::integer AS "signUps", count(session_id)::integer AS "followedSignUps"
      FROM ab_test_conversions WHERE variant_id = v.id AND conversion_type = 'sign_up') c`);
  return byVariant(rows);
}

/** What the hourly job has rolled up; events and clicks are no part of it. */
export async function countRolledUp(client: pg.Client): Promise<Record<string, Partial<Tally>>> {
  const { rows } = await client.query(`
    SELECT v.variant_key AS key, sum(visitors)::integer AS visitors, sum(followed)::integer AS followed,
      sum(visits)::integer AS sessions, sum(impressions)::integer AS exposures,
      sum(total_scroll_depth)::integer AS scroll, sum(total_time_on_site)::integer AS seconds,
      sum(sign_ups)::integer AS "signUps", sum(followed_sign_ups)::integer AS "followedSignUps"
    FROM ab_test_metrics JOIN landing_page_variants v ON v.id = variant_id GROUP BY 1`);
  return byVariant(rows);
}
