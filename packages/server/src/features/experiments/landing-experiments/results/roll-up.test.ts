import { randomUUID } from 'node:crypto';
import { type DayFigures, foldDays } from '@chitta/experiments';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { runningExperiment } from '../testing/landing-experiment-samples.ts';
import { rollUp } from './roll-up.ts';

const day = 24 * 60 * 60_000;
const start = new Date('2026-11-02T00:00:00Z').getTime();
let testApp: TestApp;
let admin: SignedInClient;
let phase: { id: number; variants: number[] };

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const query = async (sql: string, ...values: unknown[]) =>
  (await testApp.context.pool.query(sql, values)).rows;

async function begin(): Promise<void> {
  const { id, phases } = await runningExperiment(admin);
  const variants = await query(
    'SELECT id FROM landing_page_variants WHERE experiment_id = $1 ORDER BY position',
    id,
  );
  phase = { id: phases[0].id, variants: variants.map((each) => each.id) };
}
beforeEach(begin);

interface Fact {
  readonly variant: number;
  readonly at: number;
  readonly isCounted: boolean;
  readonly isFollowed: boolean;
  readonly isExcluded: boolean;
  readonly hasInteracted: boolean;
  readonly scroll: number;
  readonly seconds: number;
  readonly exposures: readonly number[];
  readonly conversions: readonly {
    readonly type: string;
    readonly at: number;
    readonly value: number;
    readonly currency: string;
  }[];
}

const fact: fc.Arbitrary<Fact> = fc.record({
  variant: fc.nat(1),
  at: fc.nat(10 * day),
  isCounted: fc.boolean(),
  isFollowed: fc.boolean(),
  isExcluded: fc.boolean(),
  hasInteracted: fc.boolean(),
  scroll: fc.nat(100),
  seconds: fc.nat(5000),
  exposures: fc.array(fc.nat(10 * day), { maxLength: 3 }),
  conversions: fc.uniqueArray(
    fc.record({
      type: fc.constantFrom('sign_up', 'verified', 'first_reading', 'premium', 'revenue'),
      at: fc.nat(10 * day),
      value: fc.integer({ min: -5000, max: 50_000 }),
      currency: fc.constantFrom('usd', 'eur', 'jpy'),
    }),
    { selector: ({ type, currency }) => (type === 'revenue' ? currency : type), maxLength: 7 },
  ),
});

const timeAt = (offset: number) => new Date(start + offset).toISOString();

async function keep(facts: readonly Fact[]): Promise<void> {
  for (const [at, each] of facts.entries()) {
    const session = `${phase.id}-${at}`;
    const variant = phase.variants[each.variant];
    await query(
      `INSERT INTO ab_test_sessions (session_id, phase_id, variant_id, traffic_source, device_type, language, is_followed,
        is_counted, excluded_reason, has_interacted, created_at, last_activity_at, max_scroll_depth, total_time_on_site)
       VALUES ($1, $2, $3, 'direct', 'phone', 'en', $4, $5, $6, $7, $8, $8, $9, $10)`,
      session,
      phase.id,
      variant,
      each.isFollowed,
      each.isCounted,
      each.isExcluded ? 'several_variants' : null,
      each.hasInteracted,
      timeAt(each.at),
      each.scroll,
      each.seconds,
    );
    for (const [n, exposed] of each.exposures.entries())
      await query(
        `INSERT INTO ab_test_events (session_id, visit, sequence, event_type, page_url, created_at)
         VALUES ($1, $2, $3, 'exposure', '/', $4)`,
        session,
        randomUUID(),
        n,
        timeAt(exposed),
      );
    for (const conversion of each.conversions) await convert(each, session, conversion);
  }
}

async function convert(
  { variant, isFollowed }: Fact,
  session: string,
  { type, at, value, currency }: Fact['conversions'][number],
): Promise<void> {
  const isRevenue = type === 'revenue';
  await query(
    `INSERT INTO ab_test_conversions (phase_id, variant_id, session_id, conversion_type, conversion_value, converted_at,
      currency) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    phase.id,
    phase.variants[variant],
    // Without a session: counted, nobody was followed.
    type === 'sign_up' && !isFollowed ? null : session,
    type,
    isRevenue ? value : null,
    timeAt(at),
    isRevenue ? currency : '',
  );
}

/** The same counted in another way, from the rows as they are. */
async function recomputed(): Promise<Record<string, DayFigures>> {
  const iso = (time: Date) => time.toISOString();
  const visits = await query('SELECT * FROM ab_test_sessions WHERE phase_id = $1', phase.id);
  const exposures = await query(`SELECT * FROM ab_test_events WHERE event_type = 'exposure'`);
  const conversions = await query('SELECT * FROM ab_test_conversions WHERE phase_id = $1', phase.id);
  const folded = foldDays({
    visits: visits.map((row) => ({
      session: row.session_id,
      variant: String(row.variant_id),
      createdAt: iso(row.created_at),
      isCounted: row.is_counted,
      isFollowed: row.is_followed,
      isExcluded: row.excluded_reason !== null,
      hasInteracted: row.has_interacted,
      scrollDepth: row.max_scroll_depth,
      seconds: row.total_time_on_site,
    })),
    exposures: exposures.map((row) => ({ session: row.session_id, createdAt: iso(row.created_at) })),
    conversions: conversions.map((row) => ({
      session: row.session_id,
      variant: String(row.variant_id),
      type: row.conversion_type,
      value: row.conversion_value === null ? null : Number(row.conversion_value),
      currency: row.currency,
      convertedAt: iso(row.converted_at),
    })),
  });
  return Object.fromEntries(folded);
}

async function rolledUp(): Promise<Record<string, DayFigures>> {
  const rows = await query('SELECT *, day::text AS day FROM ab_test_metrics WHERE phase_id = $1', phase.id);
  return Object.fromEntries(
    rows.map((row) => [
      `${row.variant_id} ${row.day}`,
      {
        impressions: row.impressions,
        visits: row.visits,
        visitors: row.visitors,
        followed: row.followed,
        signUps: row.sign_ups,
        followedSignUps: row.followed_sign_ups,
        verified: row.verified,
        firstReadings: row.first_readings,
        premium: row.premium_conversions,
        revenue: row.revenue,
        bounces: row.bounces,
        scroll: Number(row.total_scroll_depth),
        seconds: Number(row.total_time_on_site),
      },
    ]),
  );
}

describe('the roll-up by day', () => {
  it('equals what is counted anew from the rows, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fact, { maxLength: 12 }), async (facts) => {
        await begin();
        await keep(facts);
        await rollUp(testApp.context);
        expect(await rolledUp()).toEqual(await recomputed());
      }),
      { numRuns: 12 },
    );
  });

  it('is added up to weeks and to the whole phase', async () => {
    await keep(fc.sample(fact, { numRuns: 30, seed: 4 }));
    await rollUp(testApp.context);
    const sums = await query(
      `SELECT variant_id, sum(visits)::integer AS visits, sum((revenue ->> 'eur')::bigint)::integer AS eur,
        sum((revenue ->> 'usd')::bigint)::integer AS usd, sum(bounces)::integer AS bounces
       FROM ab_test_metrics WHERE phase_id = $1 GROUP BY 1 ORDER BY 1`,
      phase.id,
    );
    for (const period of ['week', 'phase']) {
      const rows = await query(
        `SELECT variant_id, sum(visits)::integer AS visits, sum((revenue ->> 'eur')::bigint)::integer AS eur,
          sum((revenue ->> 'usd')::bigint)::integer AS usd, sum(bounces)::integer AS bounces FROM variant_performance_metrics
         WHERE phase_id = $1 AND period = $2 GROUP BY 1 ORDER BY 1`,
        phase.id,
        period,
      );
      expect(rows).toEqual(sums);
    }
    const whole = await query(
      `SELECT visits, bounces, bounce_rate FROM variant_performance_metrics WHERE phase_id = $1 AND period = 'phase'`,
      phase.id,
    );
    for (const { visits, bounces, bounce_rate: rate } of whole)
      expect(rate).toBe(visits === 0 ? null : bounces / visits);
    const weeks = await query(
      `SELECT DISTINCT extract(isodow FROM period_start)::integer AS day FROM variant_performance_metrics
       WHERE phase_id = $1 AND period = 'week'`,
      phase.id,
    );
    expect(weeks).toEqual([{ day: 1 }]);
  });

  it('comes to the same on two nodes at once, one of which is killed in the middle of it', async () => {
    await keep(fc.sample(fact, { numRuns: 20, seed: 9 }));
    const node = new pg.Client(testApp.context.pool.options);
    node.on('error', () => undefined);
    await node.connect();
    await node.query('BEGIN');
    await node.query('SELECT 1 FROM landing_experiment_phases WHERE id = $1 FOR NO KEY UPDATE', [phase.id]);
    await node.query(
      `INSERT INTO ab_test_metrics SELECT $1, $2, '2026-11-02', 99, 99, 99, 99, 99, 99, 99, 99, 99, '{}', 99, 99, 99, now()`,
      [phase.id, phase.variants[0]],
    );
    const { rows } = await node.query('SELECT pg_backend_pid() AS pid');
    const both = Promise.all([rollUp(testApp.context), rollUp(testApp.context)]);
    await query('SELECT pg_terminate_backend($1)', rows[0].pid);
    await both;
    await node.end().catch(() => undefined);
    expect(await rolledUp()).toEqual(await recomputed());
  });

  it('is done by the job, which throws the salts of yesterday away', async () => {
    await query(`INSERT INTO ab_test_salts VALUES ('2020-01-01', 'old')`);
    await keep(fc.sample(fact, { numRuns: 5, seed: 2 }));
    await scheduledJobs(testApp.context)
      .find(({ name }) => name === 'roll-up-experiments')
      ?.run();
    expect(await rolledUp()).toEqual(await recomputed());
    expect(await query(`SELECT day FROM ab_test_salts WHERE day < now() - interval '3 days'`)).toEqual([]);
  });

  it('keeps the figures of phases whose visits are forgotten', async () => {
    await keep(fc.sample(fact, { numRuns: 10, seed: 3 }));
    await rollUp(testApp.context);
    const before = await rolledUp();
    await query(`UPDATE landing_experiment_phases SET ended_at = started_at WHERE id = $1`, phase.id);
    testApp.clock.advance(700 * day);
    await scheduledJobs(testApp.context)
      .find(({ name }) => name === 'roll-up-experiments')
      ?.run();
    expect(await query('SELECT 1 FROM ab_test_sessions WHERE phase_id = $1', phase.id)).toEqual([]);
    expect(await rolledUp()).toEqual(before);
    expect(Object.values(before).some(({ revenue }) => Object.keys(revenue).length > 0)).toBe(true);
  });
});
