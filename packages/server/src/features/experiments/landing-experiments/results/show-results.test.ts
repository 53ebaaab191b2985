import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { type LandingBrowser, landingBrowser } from '../testing/landing-browser.ts';
import { runningExperiment } from '../testing/landing-experiment-samples.ts';
import { rollUp } from './roll-up.ts';

const generous = { points: 1_000_000, seconds: 1 };
const url = '/api/admin/experiments';
const day = 24 * 60 * 60_000;
let testApp: TestApp;
let admin: SignedInClient;
let experiment: { id: number; phases: { id: number }[]; variants: { key: string }[] };

beforeAll(async () => {
  testApp = await buildTestApp({
    config: { limits: { landingPerAddress: generous, signUpPerAddress: generous } },
  });
  admin = await signedInClient(testApp, { isAdmin: true });
});
beforeEach(async () => {
  experiment = await runningExperiment(admin);
});
afterAll(() => testApp.close());

const query = async (sql: string, ...values: unknown[]) =>
  (await testApp.context.pool.query(sql, values)).rows;
const results = async (search = '') =>
  (await admin.get(`${url}/${experiment.id}/results${search}`)).body.data;

let names = 0;
async function signUp(browser: LandingBrowser): Promise<number> {
  names += 1;
  const name = `guest${names}`;
  const password = 'violet otter, 4 rivers';
  const { body } = await browser.post('/api/signup', {
    username: name,
    email: `${name}@example.org`,
    password,
  });
  return body.user.id;
}

/** What the visitors of a simulation do, by their number alone. */
const plan = (visitor: number) => ({
  isFollowed: visitor % 3 === 0,
  scrollDepth: (visitor * 7) % 101,
  timeOnPage: (visitor * 13) % 90,
  isReading: visitor % 4 === 0,
  comesBack: visitor % 10 === 0,
  signsUp: visitor % 40 === 0,
});

interface Expected {
  impressions: number;
  visits: number;
  visitors: number;
  followed: number;
  signUps: number;
  bounces: number;
  scroll: number;
  seconds: number;
}

/** One visitor from the first look to the sign-up; what they did is added to what is expected of their variant. */
async function visit(visitor: number, expected: Map<string, Expected>): Promise<void> {
  const { isFollowed, scrollDepth, timeOnPage, isReading, comesBack, signsUp } = plan(visitor);
  const browser = landingBrowser(testApp);
  await browser.open();
  const sum = expected.get(browser.shown?.variant ?? '');
  expect(sum).toBeDefined();
  if (!sum) return;
  await browser.tell([{ n: 0, type: 'exposure' }, ...(isReading ? [{ n: 1, type: 'read' }] : [])], {
    isFollowed,
  });
  await browser.tell([{ n: 2, type: 'leave', scrollDepth, timeOnPage }], { isFollowed });
  sum.impressions += 1;
  sum.visits += 1;
  sum.visitors += 1;
  sum.followed += isFollowed ? 1 : 0;
  sum.bounces += isReading ? 0 : 1;
  sum.scroll += scrollDepth;
  sum.seconds += timeOnPage;
  if (comesBack) {
    await browser.open();
    await browser.tell([{ n: 0, type: 'exposure' }], { isFollowed });
    sum.impressions += 1;
    // Whoever is followed is known again; of others nobody can tell, so it is another visit of no other visitor.
    sum.visits += isFollowed ? 0 : 1;
    sum.bounces += isFollowed ? 0 : 1;
  }
  if (!signsUp) return;
  await signUp(browser);
  sum.signUps += 1;
}

it('tells of 400 visitors what they did, figure for figure', { timeout: 240_000 }, async () => {
  const none = {
    impressions: 0,
    visits: 0,
    visitors: 0,
    followed: 0,
    signUps: 0,
    bounces: 0,
    scroll: 0,
    seconds: 0,
  };
  const expected = new Map(experiment.variants.map(({ key }) => [key, { ...none }]));
  for (let first = 0; first < 400; first += 20)
    await Promise.all(Array.from({ length: 20 }, (_, at) => visit(first + at, expected)));
  const found = await results();
  for (const arm of found.arms) {
    const sum = expected.get(arm.key);
    expect(sum).toBeDefined();
    if (!sum) continue;
    const { impressions, visitors, followed, signUps } = sum;
    expect(arm.funnel).toMatchObject({ impressions, visitors, followed, signUps });
    expect([arm.averageScrollDepth, arm.averageSeconds, arm.bounceRate]).toEqual(
      [sum.scroll, sum.seconds, sum.bounces].map((total) => total / sum.visits),
    );
  }
  expect(
    found.arms.reduce((sum: number, arm: { funnel: { visitors: number } }) => sum + arm.funnel.visitors, 0),
  ).toBe(400);
  expect(found.split.healthy).toBe(true);
  expect(found.verdict).toMatchObject({
    kind: 'cannot_tell_yet',
    hindrances: ['too_few_days'],
    variant: null,
  });
  await rollUp(testApp.context);
  const [kept] = await query(
    'SELECT sum(visitors)::integer AS visitors FROM ab_test_metrics WHERE phase_id = $1',
    experiment.phases[0]?.id,
  );
  expect(kept.visitors).toBe(400);
  const list = (await admin.get(url)).body.data.items;
  expect(list.find(({ id }: { id: number }) => id === experiment.id).visitors).toBe(400);
});

/** Visitors of each variant, and how many of them signed up, as if they had come. */
async function come(visitors: readonly (readonly [number, number])[]): Promise<void> {
  const [phase] = experiment.phases;
  const variants = await query(
    'SELECT id FROM landing_page_variants WHERE experiment_id = $1 ORDER BY position',
    experiment.id,
  );
  const at = testApp.clock.now();
  for (const [arm, [count, signUps]] of visitors.entries()) {
    await query(
      `INSERT INTO ab_test_sessions (session_id, phase_id, variant_id, traffic_source, device_type, language, is_counted,
        created_at, last_activity_at)
       SELECT $1::integer || '-' || $2::integer || '-' || n, $1::integer, $2::integer, 'direct', 'phone', 'en', true, $4, $4
       FROM generate_series(1, $3::integer) AS n`,
      phase?.id,
      variants[arm].id,
      count,
      at,
    );
    await query(
      `INSERT INTO ab_test_conversions (phase_id, variant_id, conversion_type, converted_at)
       SELECT $1, $2, 'sign_up', $4 FROM generate_series(1, $3::integer)`,
      phase?.id,
      variants[arm].id,
      signUps,
      at,
    );
  }
}

describe('what is said of an experiment', () => {
  it('is nothing where nobody came, without a number that is none', async () => {
    const found = await results();
    expect(found.verdict).toMatchObject({
      kind: 'cannot_tell_yet',
      hindrances: ['too_few_visitors', 'too_few_days'],
    });
    expect(found.arms[1].evaluation).toMatchObject({
      effect: 0,
      chanceToWin: 0.5,
      pValue: 1,
      undetermined: 'no_visitors',
    });
    expect(found.arms[0]).toMatchObject({ evaluation: null, bounceRate: null });
  });

  it('says in the list who has come by now, without those who are left out', async () => {
    const shown = async () => {
      const { items } = (await admin.get(url)).body.data;
      return items.find(({ id }: { id: number }) => id === experiment.id).visitors;
    };
    expect(await shown()).toBe(0);
    await come([
      [30, 0],
      [20, 0],
    ]);
    const [phase] = experiment.phases;
    await query(
      `UPDATE ab_test_sessions SET excluded_reason = 'several_variants'
       WHERE session_id IN (SELECT session_id FROM ab_test_sessions WHERE phase_id = $1 LIMIT 4)`,
      phase?.id,
    );
    expect(await shown()).toBe(46);
    await rollUp(testApp.context);
    expect(await shown()).toBe(46);
  });

  it('is a winner only once there is enough, by the interval', async () => {
    await come([
      [5000, 250],
      [5000, 450],
    ]);
    expect((await results()).verdict.hindrances).toEqual(['too_few_days']);
    testApp.clock.advance(7 * day);
    const found = await results();
    expect(found.verdict).toMatchObject({
      kind: 'better',
      variant: experiment.variants[1]?.key,
      least: { visitors: 150, days: 7 },
    });
    const { evaluation } = found.arms[1];
    expect(evaluation.effect).toBeCloseTo(0.8, 10);
    expect(evaluation.interval[0]).toBeGreaterThan(0);
    expect(evaluation.chanceToWin).toBeGreaterThan(0.99);
    expect((await results('?metric=premium')).verdict.kind).toBe('cannot_tell_yet');
  });

  it('is hidden where the split is off, of which administrators hear once', async () => {
    await come([
      [5000, 250],
      [3000, 450],
    ]);
    testApp.clock.advance(8 * day);
    const found = await results();
    expect([found.split.healthy, found.verdict.kind, found.verdict.variant]).toEqual([
      false,
      'split_off',
      null,
    ]);
    await rollUp(testApp.context);
    await rollUp(testApp.context);
    const told = await query(
      `SELECT user_id, path FROM notifications WHERE kind = 'experiment_split_off' AND fact = $1`,
      `experiment_phase:${experiment.phases[0]?.id}`,
    );
    expect(told).toEqual([{ user_id: admin.user.id, path: `/admin/experiments/${experiment.id}` }]);
  });

  it('has a file that no spreadsheet takes for a formula', async () => {
    experiment = await runningExperiment(admin, { name: '=HYPERLINK("https://example.org")' });
    await come([
      [10, 1],
      [12, 2],
    ]);
    const { status, text, headers } = await admin.get(`${url}/${experiment.id}/results/file`);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv']);
    expect(text).toContain(`"'=HYPERLINK(""https://example.org"")"`);
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect(text).toContain(`,${experiment.variants[1]?.key},Short,0,12,12,0,2,0,`);
  });

  it('is of a phase that there is', async () => {
    const { status, body } = await admin.get(`${url}/${experiment.id}/results?phase=2`);
    expect([status, body.reason]).toEqual([404, 'experiments.no_such_phase']);
  });
});

describe('what followed members do later', () => {
  it('is counted once each, the revenue less what was given back', async () => {
    const browser = landingBrowser(testApp);
    await browser.open();
    await browser.tell([{ n: 0, type: 'exposure' }], { isFollowed: true });
    const userId = await signUp(browser);
    const stranger = landingBrowser(testApp);
    await stranger.open();
    await stranger.tell();
    const unknown = await signUp(stranger);
    testApp.clock.advance(60_000);
    const now = testApp.clock.now();
    for (const member of [userId, unknown]) {
      await query('UPDATE users SET email_verified = true, translations_used = 1 WHERE id = $1', member);
      await query(
        `INSERT INTO invoices (user_id, id, provider, status, reason, currency, total, tax, amount_due, amount_paid,
          period_start, period_end, created_at, paid_at, attempts)
         VALUES ($1, $2, 'sandbox', 'paid', 'create', 'usd', 999, 0, 999, 999, $3, $3, $3, $3, 1)`,
        member,
        `in_${member}`,
        now,
      );
    }
    await rollUp(testApp.context);
    const counted = async () => {
      const { arms } = await results();
      return arms.find(({ key }: { key: string }) => key === browser.shown?.variant).funnel;
    };
    expect(await counted()).toMatchObject({
      followed: 1,
      followedSignUps: 1,
      verified: 1,
      firstReadings: 1,
      premium: 1,
      revenue: { usd: 999 },
    });
    await query(
      `INSERT INTO invoice_refunds VALUES ($1, 're_1', $2, 400, 'succeeded', $3)`,
      userId,
      `in_${userId}`,
      now,
    );
    await rollUp(testApp.context);
    expect(await counted()).toMatchObject({ premium: 1, revenue: { usd: 599 } });
    const kept = await query(
      'SELECT user_id, conversion_type FROM ab_test_conversions WHERE user_id = ANY($1)',
      [userId, unknown],
    );
    expect(kept).toHaveLength(5);
    expect(new Set(kept.map((each) => each.user_id))).toEqual(new Set([userId]));
  });

  it('is never added up over currencies: each is told and compared by itself', async () => {
    const browser = landingBrowser(testApp);
    await browser.open();
    await browser.tell([{ n: 0, type: 'exposure' }], { isFollowed: true });
    const userId = await signUp(browser);
    expect(await results('?metric=revenue')).toMatchObject({ currency: null, currencies: [] });
    testApp.clock.advance(60_000);
    for (const [id, currency, amount] of [
      ['in_one', 'usd', 999],
      ['in_two', 'eur', 500],
      ['in_three', 'eur', 400],
    ] as const)
      await query(
        `INSERT INTO invoices (user_id, id, provider, status, reason, currency, total, tax, amount_due, amount_paid,
          period_start, period_end, created_at, paid_at, attempts)
         VALUES ($1, $2, 'sandbox', 'paid', 'create', $3, $4, 0, $4, $4, $5, $5, $5, $5, 1)`,
        userId,
        id,
        currency,
        amount,
        testApp.clock.now(),
      );
    await query(
      `INSERT INTO invoice_refunds VALUES ($1, 're_three', 'in_three', 100, 'succeeded', $2)`,
      userId,
      testApp.clock.now(),
    );
    await rollUp(testApp.context);
    await rollUp(testApp.context);
    const found = await results('?metric=revenue&currency=usd');
    expect([found.currency, found.currencies]).toEqual(['usd', ['eur', 'usd']]);
    const arm = found.arms.find(({ key }: { key: string }) => key === browser.shown?.variant);
    expect(arm.funnel.revenue).toEqual({ eur: 800, usd: 999 });
    expect((await results('?metric=revenue')).currency).toBe('eur');
    expect((await results('?metric=revenue&currency=jpy')).currency).toBe('eur');
    expect((await admin.get(`${url}/${experiment.id}/results?currency=US`)).status).toBe(422);
    const { text } = await admin.get(`${url}/${experiment.id}/results/file`);
    const [heading = '', line = ''] = text.trim().split('\r\n');
    expect(heading).toMatch(/,revenue_eur,revenue_usd$/);
    expect(line).toMatch(/,800,999$/);
    const [kept] = await query(
      `SELECT revenue FROM variant_performance_metrics WHERE phase_id = $1 AND period = 'phase'`,
      experiment.phases[0]?.id,
    );
    expect(kept.revenue).toEqual({ eur: 800, usd: 999 });
  });
});
