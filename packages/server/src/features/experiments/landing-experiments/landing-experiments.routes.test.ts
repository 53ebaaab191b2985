import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { exposure, type LandingBrowser, landingBrowser } from './testing/landing-browser.ts';
import { runningExperiment } from './testing/landing-experiment-samples.ts';

const generous = { points: 1_000_000, seconds: 1 };
const url = '/api/admin/experiments';
let testApp: TestApp;
let admin: SignedInClient;
let experiment: { id: number; version: number; variants: { key: string }[]; phases: { id: number }[] };

beforeAll(async () => {
  testApp = await buildTestApp({
    config: { limits: { landingPerAddress: generous, signUpPerAddress: generous, textsPerMember: generous } },
  });
  admin = await signedInClient(testApp, { isAdmin: true });
});
beforeEach(async () => {
  experiment = await runningExperiment(admin);
});
afterAll(() => testApp.close());

const rows = async (sql: string, ...values: unknown[]) =>
  (await testApp.context.pool.query(sql, values)).rows;
const phaseId = () => experiment.phases.at(-1)?.id;
const sessions = () =>
  rows('SELECT * FROM ab_test_sessions WHERE phase_id = $1 ORDER BY created_at', phaseId());
const events = () =>
  rows(
    'SELECT e.* FROM ab_test_events e JOIN ab_test_sessions s USING (session_id) WHERE s.phase_id = $1',
    phaseId(),
  );
const conversions = () => rows('SELECT * FROM ab_test_conversions WHERE phase_id = $1', phaseId());
const stop = async () => {
  const { version } = (await admin.get(`${url}/${experiment.id}`)).body.data;
  return admin.post(`${url}/${experiment.id}/stop`, { version });
};

async function openedBrowser(headers?: Record<string, string>): Promise<LandingBrowser> {
  const browser = landingBrowser(testApp, headers);
  await browser.open();
  return browser;
}

let names = 0;
async function signUp(browser: LandingBrowser) {
  names += 1;
  const username = `visitor${names}`;
  const password = 'correct horse battery staple 7';
  const { status, body } = await browser.post('/api/signup', {
    username,
    email: `${username}@example.org`,
    password,
    acceptTerms: true,
  });
  expect(status).toBeLessThan(300);
  return body.user.id as number;
}

describe('who is shown what', () => {
  it('is the same each time, by a cookie that is no name, and known to no script', async () => {
    const browser = landingBrowser(testApp);
    const first = await browser.open();
    expect(first.body.data).toMatchObject({ reason: 'assigned', isFollowed: false });
    expect(String(first.headers['set-cookie'])).toMatch(/^chitta_landing=\d+\.\d+\.0;.*HttpOnly/);
    for (let visit = 0; visit < 5; visit += 1)
      expect((await browser.open()).body.data.shown).toEqual(first.body.data.shown);
    const held = new Set<string>();
    for (let other = 0; other < 12; other += 1)
      held.add((await openedBrowser()).cookies.get('chitta_landing') ?? '');
    expect(held.size).toBeLessThanOrEqual(2);
  });

  it.each([
    ['bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['privacy_signal', { dnt: '1' }],
    ['privacy_signal', { 'sec-gpc': '1' }],
    ['bot', { 'sec-purpose': 'prefetch' }],
  ] as const)(
    'is the page as it was built for a %s, who is given nothing to remember',
    async (reason, headers) => {
      const browser = landingBrowser(testApp, headers);
      const { body } = await browser.open();
      expect(body.data).toMatchObject({ shown: null, reason });
      expect(browser.cookies.size).toBe(0);
    },
  );

  it('is the page as it was built for administrators, and for their browser when they are signed out', async () => {
    expect(
      (await admin.get('/api/experiments/landing', { 'user-agent': 'Mozilla/5.0' })).body.data.reason,
    ).toBe('staff');
    const list = await admin.get(url);
    expect(String(list.headers['set-cookie'])).toContain('chitta_staff=1');
    const browser = landingBrowser(testApp);
    browser.cookies.set('chitta_staff', '1');
    expect((await browser.open()).body.data.reason).toBe('staff');
  });

  it('is meant by language and where they come from', async () => {
    experiment = await runningExperiment(admin, {
      targeting: { languages: ['es'], trafficSources: ['search'], keywords: [] },
    });
    const reasonFor = async (headers: Record<string, string>) =>
      (await landingBrowser(testApp, headers).open()).body.data.reason;
    const google = { referer: 'https://www.google.com/' };
    expect(await reasonFor({ 'accept-language': 'es-MX', ...google })).toBe('assigned');
    expect(await reasonFor({ 'accept-language': 'en', ...google })).toBe('not_meant');
    expect(await reasonFor({ 'accept-language': 'es' })).toBe('not_meant');
  });

  it('is decided once also for those who take no part', async () => {
    experiment = await runningExperiment(admin, { coverage: 0 });
    const browser = landingBrowser(testApp);
    expect((await browser.open()).body.data).toMatchObject({ shown: null, reason: 'outside_coverage' });
    expect(browser.cookies.get('chitta_landing')).toMatch(/^\d+\.0\.0$/);
  });

  it('is what was rolled out, for everybody and without a phase', async () => {
    await stop();
    const { version } = (await admin.get(`${url}/${experiment.id}`)).body.data;
    const { key = '' } = experiment.variants[1] ?? {};
    await admin.post(`${url}/${experiment.id}/rollout`, { version, variant: key });
    const { body } = await landingBrowser(testApp, { dnt: '1' }).open();
    expect(body.data).toMatchObject({ reason: 'rolled_out', shown: { phase: null, variant: key } });
    expect(body.data.shown.content.texts.headline).toEqual({
      en: 'Read your dreams.',
      es: 'Lee tus sueños.',
    });
    await admin.post(`${url}/${experiment.id}/stop`, { version: version + 1 });
    expect((await landingBrowser(testApp).open()).body.data.reason).toBe('no_experiment');
  });
});

describe('what happened in a visit', () => {
  it('is kept once, however often it is sent, and without a trace of who it was', async () => {
    const browser = await openedBrowser({ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari/604.1' });
    const sent = [
      exposure,
      { n: 1, type: 'scroll', scrollDepth: 60 },
      { n: 2, type: 'click', element: 'read' },
    ];
    const first = await browser.tell(sent, {
      referrer: 'www.google.com',
      utmTerm: 'my dream',
      viewport: { width: 390, height: 844 },
    });
    expect(first.body.data).toEqual({ accepted: 3, isFollowed: false });
    expect((await browser.tell(sent)).body.data.accepted).toBe(0);
    await browser.tell([{ n: 3, type: 'leave', timeOnPage: 42, scrollDepth: 80 }]);
    const [session, ...others] = await sessions();
    expect(others).toEqual([]);
    expect(session).toMatchObject({
      is_counted: true,
      is_followed: false,
      is_returning_visitor: false,
      ip_address: null,
      user_agent: null,
      referrer: null,
      search_keywords: null,
      geolocation: null,
      traffic_source: 'search',
      device_type: 'phone',
      total_events: 4,
      max_scroll_depth: 80,
      total_time_on_site: 42,
      has_interacted: true,
    });
    expect(await events()).toHaveLength(4);
    expect(browser.cookies.get('chitta_landing')).toMatch(/\.1$/);
    expect(browser.cookies.has('chitta_visit')).toBe(false);
  });

  it('says what was pressed in words of ours: its kind, and what the variant calls it in the language shown', async () => {
    const pressed = ['read', 'paper', 'sign_up', 'row'];
    const clicks = pressed.map((element, at) => ({ n: at + 1, type: 'click', element }));
    const seen = new Map<string, unknown>();
    for (let number = 0; number < 60 && seen.size < 2; number++) {
      const browser = await openedBrowser();
      await browser.tell([exposure, ...clicks], { language: 'es' });
      const kept = await rows(
        `SELECT element_id, element_class, element_text, s.language FROM ab_test_events e
         JOIN ab_test_sessions s USING (session_id) WHERE s.phase_id = $1 AND element_id IS NOT NULL
         ORDER BY s.created_at DESC, s.session_id, e.sequence LIMIT 4`,
        phaseId(),
      );
      seen.set(browser.shown?.variant ?? '', kept);
      await rows('DELETE FROM ab_test_sessions WHERE phase_id = $1', phaseId());
    }
    const told = (text: string | null) =>
      ['button', 'field', 'link', 'part'].map((kind, at) => ({
        element_id: pressed[at],
        element_class: kind,
        element_text: kind === 'button' ? text : null,
        language: 'es',
      }));
    const [asItIs, short] = experiment.variants.map(({ key }) => seen.get(key));
    expect(asItIs).toEqual(told(null));
    expect(short).toEqual(told('Leer ahora'));
  });

  it('counts a browser as a visitor once, and a later visit as another visit', async () => {
    const browser = await openedBrowser();
    await browser.tell();
    await browser.open();
    await browser.tell();
    expect(
      (await sessions()).map(({ is_counted, is_returning_visitor }) => [is_counted, is_returning_visitor]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('joins visits of those who agreed, under a hash, until they no longer agree', async () => {
    const browser = await openedBrowser();
    await browser.tell([exposure], { isFollowed: true, referrer: 'blog.example.org' });
    const name = browser.cookies.get('chitta_visit') ?? '';
    expect(name).toMatch(/^[0-9a-f-]{36}$/);
    const before = await sessions();
    await browser.open();
    expect((await browser.tell([exposure], { isFollowed: true })).body.data).toEqual({
      accepted: 1,
      isFollowed: true,
    });
    const [session, ...others] = await sessions();
    expect(others).toEqual([]);
    expect(session).toMatchObject({
      is_followed: true,
      is_returning_visitor: true,
      referrer: 'blog.example.org',
    });
    expect(session.ip_address).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(before)).not.toContain(name);
    expect(JSON.stringify(before)).not.toContain('127.0.0.1');
    await browser.tell([{ n: 1, type: 'read' }], { isFollowed: false });
    expect(browser.cookies.has('chitta_visit')).toBe(false);
    expect(await sessions()).toContainEqual(
      expect.objectContaining({
        session_id: session.session_id,
        is_followed: false,
        ip_address: null,
        referrer: null,
      }),
    );
  });

  it('hashes one address differently on another day, and throws the salt away', async () => {
    const browser = await openedBrowser();
    await browser.tell([exposure], { isFollowed: true });
    const other = await openedBrowser();
    testApp.clock.advance(24 * 60 * 60_000);
    await other.tell([exposure], { isFollowed: true });
    const [first, second] = await sessions();
    expect(first.ip_address).not.toBe(second.ip_address);
  });

  it.each([
    ['of a browser that was shown nothing', async () => landingBrowser(testApp).tell()],
    ['before the page was shown', async () => (await openedBrowser()).tell([{ n: 1, type: 'read' }])],
    [
      'of another variant than was given',
      async () => {
        const browser = await openedBrowser();
        const other = experiment.variants.find(({ key }) => key !== browser.shown?.variant);
        return browser.tell([exposure], { variant: other?.key });
      },
    ],
    ['of another phase', async () => (await openedBrowser()).tell([exposure], { phase: 999_999 })],
    [
      'of a phase that has ended',
      async () => {
        const browser = await openedBrowser();
        await stop();
        return browser.tell();
      },
    ],
    [
      'of a browser that asks for privacy meanwhile',
      async () => (await openedBrowser()).tell([exposure], {}, { 'sec-gpc': '1' }),
    ],
    [
      'of a cookie that was made up',
      async () => {
        const browser = await openedBrowser();
        browser.cookies.set('chitta_landing', `${phaseId()}.999999.0`);
        return browser.tell();
      },
    ],
  ])('is not counted %s', async (_what, tell) => {
    const { status, body } = await tell();
    expect([status, body.data.accepted]).toEqual([200, 0]);
    expect(await sessions()).toEqual([]);
    expect(await events()).toEqual([]);
  });

  it('leaves a followed visitor out who was shown two variants', async () => {
    const browser = await openedBrowser();
    await browser.tell([exposure], { isFollowed: true });
    const [, given] = (browser.cookies.get('chitta_landing') ?? '').split('.');
    const ids = await rows(
      'SELECT id, variant_key FROM landing_page_variants WHERE experiment_id = $1',
      experiment.id,
    );
    const other = ids.find(({ id }) => String(id) !== given);
    browser.cookies.set('chitta_landing', `${phaseId()}.${other.id}.0`);
    await browser.tell([exposure], { isFollowed: true, variant: other.variant_key, visit: randomUUID() });
    expect((await sessions()).map(({ excluded_reason }) => excluded_reason)).toEqual(['several_variants']);
    const { body } = await admin.get(`${url}/${experiment.id}/results`);
    expect(body.data.inSeveralVariants).toBe(1);
    expect(body.data.arms.map((arm: { funnel: { visitors: number } }) => arm.funnel.visitors)).toEqual([
      0, 0,
    ]);
  });

  it('is capped for each visit', async () => {
    const browser = await openedBrowser();
    let accepted = 0;
    for (let batch = 0; batch < 12; batch += 1) {
      const sent = Array.from({ length: 20 }, (_, n) => ({
        n: batch * 20 + n,
        type: n === 0 ? 'exposure' : 'scroll',
      }));
      accepted += (await browser.tell(sent)).body.data.accepted;
    }
    expect(accepted).toBe(200);
    expect(await events()).toHaveLength(200);
  });

  it.each([
    ['nothing', { events: [] }],
    ['too many events', { events: Array.from({ length: 21 }, (_, n) => ({ n, type: 'scroll' })) }],
    ['words of a dream', { events: [{ n: 0, type: 'write', text: 'I fell.' }] }],
    ['an element that the page does not have', { events: [{ n: 0, type: 'click', element: 'I fell.' }] }],
    ['a whole address as referrer', { referrer: 'https://example.org/?q=dream' }],
    ['a visit that is no random name', { visit: 'me@example.org' }],
  ])('is refused with %s', async (_what, more) => {
    const browser = await openedBrowser();
    const { status, body } = await browser.tell([exposure], more);
    expect([status, body.reason]).toEqual([422, 'requests.invalid']);
    expect(await sessions()).toEqual([]);
  });

  it('is limited for each address before anything is done', async () => {
    const strict = await buildTestApp({
      config: { limits: { landingPerAddress: { points: 2, seconds: 60 } } },
    });
    const browser = landingBrowser(strict);
    const outcomes = [await browser.open(), await browser.tell(), await browser.tell(), await browser.open()];
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    await strict.close();
  });
});

describe('a sign-up', () => {
  it('is counted for the variant, without anybody being followed, once a browser', async () => {
    const browser = await openedBrowser();
    await browser.tell();
    await signUp(browser);
    const [, variantId] = (browser.cookies.get('chitta_landing') ?? '').split('.');
    expect(await conversions()).toMatchObject([
      { conversion_type: 'sign_up', variant_id: Number(variantId), session_id: null, user_id: null },
    ]);
    browser.cookies.delete('chitta_session');
    browser.cookies.delete('chitta_signed_in');
    await signUp(browser);
    expect(await conversions()).toHaveLength(1);
  });

  it('is kept with its member where they agreed, and with their visit', async () => {
    const browser = await openedBrowser();
    await browser.tell(
      [exposure, { n: 1, type: 'click', element: 'sign_up' }, { n: 2, type: 'leave', timeOnPage: 30 }],
      {
        isFollowed: true,
      },
    );
    testApp.clock.advance(90_000);
    const userId = await signUp(browser);
    expect(await conversions()).toMatchObject([
      {
        conversion_type: 'sign_up',
        user_id: userId,
        time_to_conversion: 90,
        elements_clicked: 1,
        time_on_page: 30,
      },
    ]);
  });

  it('is not counted of who was given a variant but never shown it', async () => {
    const browser = await openedBrowser();
    await signUp(browser);
    expect(await conversions()).toEqual([]);
  });
});
