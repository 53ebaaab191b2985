import type { AuthTest } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestAppOptions } from '#server/testing/build-test-app.ts';
import { addPasskey } from '#server/testing/factor-factories.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { type OidcServer, startOidcServer } from '#server/testing/oidc-server.ts';

let oidc: OidcServer;
const apps: TestApp[] = [];

beforeAll(async () => {
  oidc = await startOidcServer();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await oidc.close();
});

async function open(options: TestAppOptions = {}) {
  const testApp = await buildTestApp(options);
  apps.push(testApp);
  return { testApp, admin: await signedInClient(testApp, { isAdmin: true }) };
}

/** What one check found, with its facts by name. */
function finding({ checks }: AuthTest, name: AuthTest['checks'][number]['check']) {
  const found = checks.find(({ check }) => check === name);
  const facts = Object.fromEntries((found?.facts ?? []).map(({ fact, value }) => [fact, value]));
  return { state: found?.state, problem: found?.problem, ...facts };
}

describe('GET /api/auth-test', () => {
  it('looks at the cookie, the session, the clocks, the host, passkeys and limits', async () => {
    const { admin } = await open();
    const before = (await admin.get('/api/auth-test')).body.data as AuthTest;
    expect(before.checks.map(({ check }) => check)).toEqual([
      'cookie',
      'session',
      'clock',
      'host',
      'passkeys',
      'limits',
      'oidc',
    ]);
    expect(before).toMatchObject({ cookieName: 'chitta_session', rpId: 'localhost' });
    expect(finding(before, 'cookie')).toMatchObject({ state: 'fine', name: 'chitta_session' });
    expect(finding(before, 'session')).toMatchObject({
      state: 'fine',
      secondFactor: 'yes',
      method: 'password',
    });
    expect(finding(before, 'clock')).toMatchObject({ state: 'fine' });
    expect(finding(before, 'host')).toMatchObject({
      state: 'fine',
      host: 'localhost:3000',
      judgement: 'loopback',
      origin: 'http://localhost:3000',
    });
    expect(finding(before, 'limits')).toMatchObject({ state: 'fine', counters: '0' });
    expect(finding(before, 'oidc')).toEqual({ state: 'off', problem: null });
    expect(finding(before, 'passkeys')).toMatchObject({ state: 'warning', problem: 'no_passkey_here' });
    await addPasskey(admin);
    const after = (await admin.get('/api/auth-test')).body.data as AuthTest;
    expect(finding(after, 'passkeys')).toMatchObject({ state: 'fine', rpId: 'localhost', passkeys: '1' });
  });

  it('tells of clocks that differ', async () => {
    const { testApp, admin } = await open();
    testApp.clock.advance(-60_000);
    const { body } = await admin.get('/api/auth-test');
    expect(finding(body.data, 'clock')).toMatchObject({ state: 'warning', problem: 'clock_skewed' });
  });

  it('tells of a proxy that hides HTTPS, and of a browser that is elsewhere than it says', async () => {
    const { admin } = await open({
      env: { PUBLIC_URL: 'https://chitta.example', CUSTOM_DOMAINS: 'dreams.test' },
    });
    const look = async (headers: Record<string, string>) =>
      finding((await admin.get('/api/auth-test', headers)).body.data, 'host');
    expect(await look({})).toMatchObject({ state: 'warning', problem: 'plain_http', judgement: 'public' });
    expect(await look({ 'x-forwarded-proto': 'https' })).toMatchObject({ state: 'fine', protocol: 'https' });
    const custom = { host: 'www.dreams.test', 'x-forwarded-proto': 'https' };
    expect(await look({ ...custom, 'x-custom-hostname': 'www.dreams.test' })).toMatchObject({
      state: 'fine',
      judgement: 'custom',
      origin: 'https://www.dreams.test',
    });
    expect(await look({ ...custom, 'x-custom-hostname': 'other.test' })).toMatchObject({
      problem: 'host_told_wrong',
      told: 'other.test',
    });
  });

  it('asks the provider anew each time', async () => {
    const { admin } = await open({ env: oidc.env });
    const found = finding((await admin.get('/api/auth-test')).body.data, 'oidc');
    expect(found).toMatchObject({
      problem: 'unencrypted_provider',
      issuer: oidc.issuer,
      redirectUri: 'http://localhost:3000/callback',
      pkce: 'yes',
      namesItself: 'yes',
    });
    expect(found).toMatchObject({
      algorithms: expect.stringContaining('RS256'),
      keys: expect.stringContaining('RS256'),
    });
    oidc.setDown(true);
    const down = finding((await admin.get('/api/auth-test')).body.data, 'oidc');
    oidc.setDown(false);
    expect(down).toMatchObject({ state: 'failed', problem: 'unreachable', issuer: oidc.issuer });
  });

  it('says which part does not answer, and still answers itself', async () => {
    const { testApp, admin } = await open();
    await testApp.context.pool.query('ALTER TABLE rate_limits RENAME TO limits_gone');
    const { body } = await admin.get('/api/auth-test');
    expect(finding(body.data, 'limits')).toMatchObject({ state: 'failed', problem: 'unreachable' });
    expect(finding(body.data, 'session')).toMatchObject({ state: 'fine' });
  });
});
