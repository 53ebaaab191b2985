import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownDevices } from '#server/db/tables/identity/known-devices.ts';
import { createBrowser } from '#server/testing/browser.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { setPassword } from '../accounts/set-password.ts';
import { forgetDevicesJob } from './forget-devices.job.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const password = 'violet otter, 4 rivers';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

async function member(language: 'en' | 'es' = 'en') {
  const client = await signedInClient(testApp, { language, timezone: 'America/Bogota' });
  await setPassword(testApp.context, client.user.id, password);
  return client;
}

async function signIn(username: string, agent: string, browser = createBrowser(testApp, agentOf(agent))) {
  const answer = await browser.post('/api/login', { username, password, timezone: 'America/Bogota' });
  expect(answer.status).toBe(200);
  return browser;
}

const agentOf = (agent: string) => ({ headers: { 'user-agent': agent } });

describe('GET /api/sessions', () => {
  it('names each device in words, this one first, and no token', async () => {
    const { user } = await member();
    const phone = await signIn(user.username, android);
    testApp.clock.advance(60_000);
    await signIn(user.username, mac);
    const { body, text } = await phone.get('/api/sessions');
    expect(body.data.items).toMatchObject([
      { browser: 'Chrome', system: 'Android', timezone: 'America/Bogota', isCurrent: true },
      { browser: 'Safari', system: 'macOS', method: 'password', isCurrent: false },
      { browser: null, system: null, timezone: null },
    ]);
    expect(text).not.toContain(phone.cookies.get('chitta_session') ?? '?');
    expect(body.data.items[0]).not.toHaveProperty('tokenHash');
  });

  it('leaves out sessions that are over', async () => {
    const client = await member();
    const old = await signIn(client.user.username, mac);
    testApp.clock.advance(30 * 24 * 60 * 60_000);
    expect((await old.get('/api/sessions')).status).toBe(401);
    const phone = await signIn(client.user.username, android);
    expect((await phone.get('/api/sessions')).body.data.items).toHaveLength(1);
  });

  it.each(['', 'x', 'Mozilla/5.0 '.repeat(1000)])('survives the user agent %.20j', async (agent) => {
    const { user } = await member();
    const browser = await signIn(user.username, agent);
    expect((await browser.get('/api/sessions')).status).toBe(200);
  });
});

describe('ending sessions', () => {
  it('ends one at once, and only of the own', async () => {
    const { user } = await member();
    const [phone, laptop] = [await signIn(user.username, android), await signIn(user.username, mac)];
    const { body } = await phone.get('/api/sessions');
    const { id } = body.data.items.find(({ system }: { system: string }) => system === 'macOS');
    expect((await (await member()).delete(`/api/sessions/${id}`)).status).toBe(404);
    expect((await laptop.get('/api/user')).status).toBe(200);
    expect((await phone.delete(`/api/sessions/${id}`)).status).toBe(200);
    expect((await laptop.get('/api/user')).status).toBe(401);
    expect((await phone.delete(`/api/sessions/${id}`)).body.reason).toBe('sessions.not_found');
  });

  it('ends all others and keeps this one', async () => {
    const client = await member();
    const phone = await signIn(client.user.username, android);
    const laptop = await signIn(client.user.username, mac);
    const stranger = await member();
    expect((await phone.delete('/api/sessions')).body.data).toEqual({ ended: 2 });
    const states = await Promise.all([phone, laptop, client, stranger].map((each) => each.get('/api/user')));
    expect(states.map(({ status }) => status)).toEqual([200, 401, 401, 200]);
  });
});

describe('ending sessions, some time after the last proof', () => {
  it('asks for another, so that a stolen session cannot throw its owner out', async () => {
    const client = await member();
    const phone = await signIn(client.user.username, android);
    const { items } = (await phone.get('/api/sessions')).body.data;
    const other = items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    testApp.clock.advance(15 * 60_000);
    for (const path of ['/api/sessions', `/api/sessions/${other.id}`]) {
      expect((await phone.delete(path)).body.reason).toBe('accounts.proof_needed');
    }
    expect((await client.get('/api/user')).status).toBe(200);
  });
});

describe('a sign-in from a new device', () => {
  it('is told to the owner in their language and time, and only the first', async () => {
    const { user } = await member('es');
    await receiveMails(testApp);
    const phone = await signIn(user.username, android);
    const [mail, ...more] = await receiveMails(testApp);
    expect(more).toEqual([]);
    expect(mail?.to).toMatchObject([{ address: user.email }]);
    expect(mail?.subject).toBe('Nuevo inicio de sesión en tu cuenta: Chrome en Android');
    expect(mail?.text).toContain('Zona horaria de ese dispositivo: Bogotá');
    expect(mail?.text).toContain('/account/security');
    await phone.post('/api/auth/logout');
    await signIn(user.username, android, phone);
    expect(await receiveMails(testApp)).toEqual([]);
  });

  it('is new for each member, and sign-up itself is not', async () => {
    const browser = createBrowser(testApp, agentOf(mac));
    const newcomer = { username: 'first-device', email: 'first-device@example.org', password };
    expect((await browser.post('/api/signup', newcomer)).status).toBe(201);
    const subjects = (await receiveMails(testApp)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('sign-in'))).toEqual([]);
    await signIn('first-device', mac, browser);
    expect(await receiveMails(testApp)).toEqual([]);
    const { user } = await member();
    await signIn(user.username, mac, browser);
    expect((await receiveMails(testApp)).map(({ subject }) => subject)).toEqual([
      'New sign-in to your account: Safari on macOS',
    ]);
  });

  it('keeps only a hash that is another for each member, and forgets it in time', async () => {
    const [one, two] = [await member(), await member()];
    const browser = await signIn(one.user.username, mac);
    await signIn(two.user.username, mac, browser);
    const device = browser.cookies.get('chitta_device') ?? '?';
    const rows = await testApp.context.db.select().from(knownDevices);
    const hashes = rows
      .filter(({ userId }) => userId === one.user.id || userId === two.user.id)
      .map(({ deviceHash }) => deviceHash);
    expect(new Set(hashes).size).toBe(2);
    expect(hashes).not.toContain(device);
    testApp.clock.advance(401 * 24 * 60 * 60_000);
    await forgetDevicesJob(testApp.context).run();
    expect(await testApp.context.db.select().from(knownDevices)).toEqual([]);
  });
});
