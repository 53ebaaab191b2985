import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '#server/testing/browser.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { buildUser, signedInClient } from '#server/testing/factories.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { setPassword } from '../set-password.ts';

const password = 'violet otter, 4 rivers';
const allowed = 10;
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp({ config: { limits: { signInPerAddress: { points: 40, seconds: 900 } } } });
});
afterAll(() => testApp.close());

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

const headerOf = ({ cookies }: Browser) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return cookie === '' ? {} : { cookie };
};

/** Signs in with this browser, from an address that was never seen before unless it is given. */
function logIn(browser: Browser, username: string, guessed = password, remoteAddress = nextAddress()) {
  const payload = { username, password: guessed };
  const headers = headerOf(browser);
  return createClient(testApp).send({ method: 'POST', url: '/api/login', payload, headers, remoteAddress });
}

/** A member, and a browser that is signed out of their account. */
async function owner() {
  const user = await buildUser(testApp);
  await setPassword(testApp.context, user.id, password);
  const browser = createBrowser(testApp);
  expect((await browser.post('/api/login', { username: user.username, password })).status).toBe(200);
  await browser.post('/api/auth/logout', {});
  return { user, browser };
}

/** Strangers use up what the account allows. */
async function lock(username: string) {
  for (let guess = 0; guess < allowed; guess += 1) await logIn(createBrowser(testApp), username, 'wrong');
  expect((await logIn(createBrowser(testApp), username)).body.reason).toBe('requests.too_many');
}

describe('a browser that has signed in before', () => {
  it('gets in while strangers have locked the account, and takes nothing of that lock away', async () => {
    const { user, browser } = await owner();
    await lock(user.username);
    expect((await logIn(browser, user.email)).status).toBe(200);
    expect((await logIn(createBrowser(testApp), user.username)).body.reason).toBe('requests.too_many');
  });

  it('gets in from an address that has used up its attempts', async () => {
    const { user, browser } = await owner();
    const shared = '203.0.113.7';
    for (let guess = 0; guess < 40; guess += 1)
      await logIn(createBrowser(testApp), `nobody${guess}`, 'wrong', shared);
    const stranger = await logIn(createBrowser(testApp), user.username, password, shared);
    expect(stranger.body.reason).toBe('requests.too_many');
    expect((await logIn(browser, user.username, password, shared)).status).toBe(200);
  });

  it('has ten attempts of its own, which are nobody else’s, and again after the right one', async () => {
    const { user, browser } = await owner();
    for (let guess = 0; guess < allowed - 1; guess += 1)
      expect((await logIn(browser, user.username, 'wrong')).status).toBe(401);
    expect((await logIn(browser, user.username)).status).toBe(200);
    for (let guess = 0; guess < allowed; guess += 1) await logIn(browser, user.username, 'wrong');
    expect((await logIn(browser, user.username)).body.reason).toBe('requests.too_many');
    expect((await logIn(createBrowser(testApp), user.username)).status).toBe(200);
  });

  it('is a stranger to every other account, and so is a made-up one', async () => {
    const { browser } = await owner();
    const other = await owner();
    await lock(other.user.username);
    expect((await logIn(browser, other.user.username)).body.reason).toBe('requests.too_many');
    const forged = createBrowser(testApp, { kept: new Map([['chitta_device', 'A'.repeat(43)]]) });
    expect((await logIn(forged, other.user.username)).body.reason).toBe('requests.too_many');
    const [known, unknown] = [
      await logIn(browser, 'nobody', 'x'),
      await logIn(browser, other.user.email, 'x'),
    ];
    expect([known.body.reason, unknown.body.reason]).toEqual([
      'accounts.invalid_credentials',
      'requests.too_many',
    ]);
  });

  it('is a stranger once the password has changed, but for the one that changed it', async () => {
    const { user, browser } = await owner();
    const here = createBrowser(testApp);
    await here.post('/api/login', { username: user.username, password });
    const changed = await createClient(testApp).send({
      method: 'PUT',
      url: '/api/password',
      payload: { password: 'nine herons at dusk' },
      headers: headerOf(here),
    });
    expect(changed.status).toBe(200);
    await lock(user.username);
    expect((await logIn(browser, user.username, 'nine herons at dusk')).body.reason).toBe(
      'requests.too_many',
    );
    expect((await logIn(here, user.username, 'nine herons at dusk')).status).toBe(200);
  });

  it('is let in while a flood of strangers is told to come back', async () => {
    const { user, browser } = await owner();
    const client = await signedInClient(testApp);
    const flood = Array.from({ length: 200 }, () => hashPassword(password).catch(() => 'refused'));
    const [stranger, known] = await Promise.all([
      logIn(createBrowser(testApp), client.user.username),
      logIn(browser, user.username),
    ]);
    expect(stranger).toMatchObject({ status: 503, body: { reason: 'server.overloaded' } });
    expect(known.status).toBe(200);
    expect(await Promise.all(flood)).toContain('refused');
  });
});
