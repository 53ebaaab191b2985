import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import type { Authenticator, Deviation } from '#server/testing/authenticator.ts';
import { type Browser, createBrowser } from '#server/testing/browser.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { addPasskey } from '#server/testing/factor-factories.ts';
import { signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 1000, seconds: 60 };
  testApp = await buildTestApp({ config: { limits: { signInPerAddress: generous } } });
});
afterAll(() => testApp.close());

async function keeper() {
  const client = await signedInClient(testApp);
  return { client, passkey: await addPasskey(client) };
}

async function enter(passkey: Authenticator, deviation?: Deviation, browser = createBrowser(testApp)) {
  const { body } = await browser.post('/api/login/passkey-options');
  const signed = passkey.get(body.data, deviation);
  const answer = await browser.post('/api/login/passkey', { passkey: signed, timezone: 'Europe/Madrid' });
  return { browser, answer, signed };
}

const retry = (browser: Browser, passkey: unknown) => browser.post('/api/login/passkey', { passkey });

describe('signing in with a passkey', () => {
  it('asks whoever holds one, and names nobody', async () => {
    const { body } = await createBrowser(testApp).post('/api/login/passkey-options');
    expect(body.data).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(body.data).not.toHaveProperty('allowCredentials');
    expect(body.data.challenge).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('opens a session that has both factors', async () => {
    const { client, passkey } = await keeper();
    const { browser, answer } = await enter(passkey);
    expect(answer.status).toBe(200);
    expect(answer.body.id).toBe(client.user.id);
    const { body } = await browser.get('/api/sessions');
    expect(body.data.items[0]).toMatchObject({ method: 'passkey', hasSecondFactor: true, isCurrent: true });
    const factors = await browser.get('/api/factors');
    expect(factors.body.data.passkeys[0].lastUsedAt).toBe(testApp.clock.now().toISOString());
  });

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://localhost:3000' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody checked who holds it', { isVerified: false }],
  ])('refuses a signature where %s', async (_, deviation) => {
    const { passkey } = await keeper();
    const { browser, answer } = await enter(passkey, deviation);
    expect(answer.status).toBe(403);
    expect(answer.body.reason).toBe('factors.passkey_refused');
    expect(browser.cookies.size).toBe(0);
  });

  it('refuses a copy: a counter that does not move on', async () => {
    const { passkey } = await keeper();
    expect((await enter(passkey, { counter: 7 })).answer.status).toBe(200);
    expect((await enter(passkey, { counter: 7 })).answer.status).toBe(403);
    expect((await enter(passkey, { counter: 6 })).answer.status).toBe(403);
    expect((await enter(passkey, { counter: 0 })).answer.status).toBe(403);
    expect((await enter(passkey, { counter: 8 })).answer.status).toBe(200);
  });

  it('takes authenticators that keep no counter', async () => {
    const { passkey } = await keeper();
    expect((await enter(passkey, { counter: 0 })).answer.status).toBe(200);
    expect((await enter(passkey, { counter: 0 })).answer.status).toBe(200);
  });

  it('takes a signature once, raced by 20 too', async () => {
    const { passkey } = await keeper();
    const browser = createBrowser(testApp);
    const { body } = await browser.post('/api/login/passkey-options');
    const signed = passkey.get(body.data);
    const answers = await Promise.all(Array.from({ length: 20 }, () => retry(browser.copy(), signed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await retry(browser, signed)).status).toBe(403);
  });

  it('uses the question up with a wrong answer', async () => {
    const { passkey } = await keeper();
    const { browser, signed } = await enter(passkey, { isVerified: false });
    const right = passkey.get({
      challenge: JSON.parse(Buffer.from(signed.response.clientDataJSON, 'base64url').toString()).challenge,
      rpId: 'localhost',
      timeout: 0,
      userVerification: 'required',
    });
    expect((await retry(browser, right)).status).toBe(403);
  });

  it('refuses a late answer, an unknown passkey, a removed one, and one under a false name', async () => {
    const { client, passkey } = await keeper();
    const { browser } = await enter(passkey);
    const late = (await browser.post('/api/login/passkey-options')).body.data;
    testApp.clock.advance(5 * 60_000);
    expect((await retry(browser, passkey.get(late))).status).toBe(403);
    const asked = (await browser.post('/api/login/passkey-options')).body.data;
    const signed = passkey.get(asked);
    const userHandle = Buffer.from('somebody else').toString('base64url');
    const renamed = { ...signed, response: { ...signed.response, userHandle } };
    expect((await retry(browser, renamed)).status).toBe(403);
    await client.delete(`/api/factors/passkeys/${passkey.id}`);
    expect((await enter(passkey)).answer.status).toBe(403);
  });

  it('opens nothing for a suspended member', async () => {
    const { client, passkey } = await keeper();
    await testApp.context.db
      .update(users)
      .set({ accountStatus: 'suspended' })
      .where(eq(users.id, client.user.id));
    expect((await enter(passkey)).answer.body.reason).toBe('accounts.suspended');
  });
});
