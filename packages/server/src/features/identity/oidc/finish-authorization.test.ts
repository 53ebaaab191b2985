import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createContext } from '#server/context.ts';
import { createHooks } from '#server/hooks.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { type OidcServer, startOidcServer } from '#server/testing/oidc-server.ts';
import { startBrowser } from './testing/browser.ts';

let oidc: OidcServer;
let testApp: TestApp;

beforeAll(async () => {
  oidc = await startOidcServer();
  testApp = await buildTestApp({ env: oidc.env });
});
afterEach(() => {
  oidc.setDown(false);
  oidc.forgeNonce(null);
});
afterAll(async () => {
  await testApp.close();
  await oidc.close();
});

const luna = { sub: 'luna', email: 'luna@example.org', email_verified: true };
const newBrowser = () => startBrowser(testApp, oidc);
const outcome = ({ status, body }: TestResponse) => [status, body.reason ?? body.data.outcome];

describe('a return from the provider', () => {
  it('counts once, also for those who come at the same moment', async () => {
    const browser = newBrowser();
    const values = await browser.leave(luna);
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.callBack(values)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcome(await browser.callBack(values))).toEqual([400, 'oidc.start_again']);
  });

  it('counts in the browser that left, and no other', async () => {
    const values = await newBrowser().leave(luna);
    const victim = newBrowser();
    expect(outcome(await victim.callBack(values))).toEqual([400, 'oidc.start_again']);
    await victim.leave(luna);
    expect(outcome(await victim.callBack(values))).toEqual([400, 'oidc.start_again']);
    expect((await victim.get('/api/user')).status).toBe(401);
  });

  it('counts in either of two tabs', async () => {
    const browser = newBrowser();
    const [first, second] = [await browser.leave(luna), await browser.leave(luna)];
    expect(outcome(await browser.callBack(first))).toEqual([200, 'signed_in']);
    expect(outcome(await browser.callBack(second))).toEqual([200, 'signed_in']);
  });

  it('must bring the state that it left with', async () => {
    const browser = newBrowser();
    const values = await browser.leave(luna);
    expect(outcome(await browser.callBack({ ...values, state: 'another' }))).toEqual([
      400,
      'oidc.start_again',
    ]);
    expect(outcome(await browser.callBack(values))).toEqual([200, 'signed_in']);
  });

  it('must bring its own code, not that of another authorization', async () => {
    const browser = newBrowser();
    const [own, other] = [await browser.leave(luna), await browser.leave({ ...luna, sub: 'other' })];
    const mixed = { ...own, code: other.code ?? '' };
    expect(outcome(await browser.callBack(mixed))).toEqual([400, 'oidc.start_again']);
  });

  it.each([
    ['another issuer', { iss: 'https://other.example' }],
    ['no issuer', { iss: '' }],
  ])('is refused with %s', async (_what, change) => {
    const browser = newBrowser();
    const values: Record<string, string> = { ...(await browser.leave(luna)), ...change };
    const { iss, ...rest } = values;
    const answer = await browser.callBack(iss === '' ? rest : values);
    expect(outcome(answer)).toEqual([403, 'oidc.answer_refused']);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('is refused where what is signed was asked for by somebody else', async () => {
    const browser = newBrowser();
    oidc.forgeNonce('of another authorization');
    const answer = await browser.go(luna);
    expect(outcome(answer)).toEqual([403, 'oidc.answer_refused']);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('is refused where somebody else than the provider has signed', async () => {
    const fresh = await buildTestApp({ env: oidc.env });
    const browser = startBrowser(fresh, oidc);
    oidc.forgeKey(true);
    expect(outcome(await browser.go(luna))).toEqual([403, 'oidc.answer_refused']);
    expect((await browser.get('/api/user')).status).toBe(401);
    oidc.forgeKey(false);
    await fresh.close();
  });

  it('must come in time', async () => {
    const browser = newBrowser();
    const values = await browser.leave(luna);
    testApp.clock.advance(15 * 60_000);
    expect(outcome(await browser.callBack(values))).toEqual([400, 'oidc.start_again']);
    testApp.clock.set(new Date());
    expect(outcome(await browser.callBack(values))).toEqual([400, 'oidc.start_again']);
  });

  it('may say that somebody would rather not', async () => {
    const browser = newBrowser();
    expect(outcome(await browser.go({ sub: 'nobody' }))).toEqual([400, 'oidc.cancelled']);
  });

  it('works on another node than the one that it left from, whose database tells neither nonce nor verifier', async () => {
    const node: TestApp = {
      ...testApp,
      app: await buildApp(createContext(testApp.context.config, otherNode(), createHooks)),
    };
    const browser = newBrowser();
    const { body } = await browser.post('/api/auth/oidc/start', {});
    const { rows } = await testApp.context.pool.query('SELECT * FROM oidc_journeys');
    const asked = new URL(body.data.url).searchParams;
    for (const name of ['state', 'nonce']) expect(JSON.stringify(rows)).not.toContain(asked.get(name));
    const values = Object.fromEntries((await oidc.visit(body.data.url, luna)).searchParams);
    const there = startBrowser(node, oidc, browser.cookie());
    expect(outcome(await there.callBack(values))).toEqual([200, 'signed_in']);
    await node.app.close();
  });

  function otherNode() {
    const { db, pool, secrets, clock } = testApp.context;
    return { db, pool, secrets, clock };
  }
});

describe('a provider that is down', () => {
  it('is told of before anybody leaves, and as they come back', async () => {
    const browser = newBrowser();
    const values = await browser.leave(luna);
    oidc.setDown(true);
    expect(outcome(await browser.callBack(values))).toEqual([502, 'oidc.unreachable']);
    const fresh = await buildTestApp({ env: oidc.env });
    expect(outcome(await startBrowser(fresh, oidc).post('/api/auth/oidc/start', {}))).toEqual([
      502,
      'oidc.unreachable',
    ]);
    oidc.setDown(false);
    expect(outcome(await startBrowser(fresh, oidc).go(luna))).toEqual([200, 'signed_in']);
    await fresh.close();
  });

  it('is told of where there is nobody at all', async () => {
    const env = { ...oidc.env, OIDC_ISSUER: 'http://127.0.0.1:9' };
    const alone = await buildTestApp({ env });
    expect(outcome(await startBrowser(alone, oidc).post('/api/auth/oidc/start', {}))).toEqual([
      502,
      'oidc.unreachable',
    ]);
    await alone.close();
  });
});
