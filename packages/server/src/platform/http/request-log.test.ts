import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { createBrowser } from '#server/testing/browser.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { addPasskey, setUpTotp } from '#server/testing/factor-factories.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { createLogger } from '../logging/create-logger.ts';

const password = 'violet otter, 4 rivers';
let lines: string[] = [];
let testApp: TestApp;

beforeAll(async () => {
  const log = createLogger('info', { write: (line) => lines.push(line) });
  testApp = await buildTestApp({ parts: { log } });
});
afterAll(() => testApp.close());
beforeEach(() => {
  lines = [];
});

/** What the last line of a request says of it. */
const lastLine = () => JSON.parse(lines.findLast((line) => line.includes('"msg":"request"')) ?? '{}');

async function member(values: Parameters<typeof signedInClient>[1] = {}) {
  const client = await signedInClient(testApp, values);
  await setPassword(testApp.context, client.user.id, password);
  return client;
}

const signIn = (username: string, word = password, browser = createBrowser(testApp)) =>
  browser.post('/api/login', { username, password: word });

describe('the line of a sign-in', () => {
  it('names the member and the way, with the time in UTC', async () => {
    const { user } = await member();
    await signIn(user.username);
    expect(lastLine()).toMatchObject({ status: 200, member: user.id, way: 'password' });
    expect(lastLine()).not.toHaveProperty('reason');
    expect(lastLine().time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('names whose account a wrong password was tried at, and nothing that was typed', async () => {
    const { user } = await member();
    await signIn(user.username, 'heron on a frozen harbour');
    const refused = { status: 401, reason: 'accounts.invalid_credentials', way: 'password' };
    expect(lastLine()).toMatchObject({ ...refused, member: user.id });
    await signIn('somebody.unknown@example.org');
    expect(lastLine()).toMatchObject(refused);
    expect(lastLine()).not.toHaveProperty('member');
    expect(lines.join('')).not.toMatch(/heron|somebody\.unknown/);
  });

  it('tells of the second step, needed, wrong and right', async () => {
    const client = await member();
    const totp = await setUpTotp(testApp, client);
    const browser = createBrowser(testApp);
    await signIn(client.user.username, password, browser);
    expect(lastLine()).toMatchObject({ reason: 'accounts.second_factor_needed', member: client.user.id });
    await browser.post('/api/login/second-factor', { code: '000000' });
    const step = { member: client.user.id, way: 'password', factor: 'totp' };
    expect(lastLine()).toMatchObject({ ...step, status: 401, reason: 'accounts.second_factor_wrong' });
    testApp.clock.advance(60_000);
    await browser.post('/api/login/second-factor', { code: totp.code() });
    expect(lastLine()).toMatchObject({ ...step, status: 200 });
    expect(lines.join('')).not.toContain('000000');
  });

  it('tells of a passkey and of a fresh proof', async () => {
    const client = await member();
    const passkey = await addPasskey(client);
    const browser = createBrowser(testApp);
    const { body } = await browser.post('/api/login/passkey-options');
    await browser.post('/api/login/passkey', { passkey: passkey.get(body.data) });
    expect(lastLine()).toMatchObject({ status: 200, member: client.user.id, way: 'passkey' });
    await client.post('/api/reauthentication', { password: 'not this one' });
    const refused = { member: client.user.id, way: 'password', reason: 'reauthentication.failed' };
    expect(lastLine()).toMatchObject(refused);
  });
});

describe('the line of a refusal', () => {
  it('names who asked for what was not theirs', async () => {
    const { user, ...client } = await signedInClient(testApp);
    await client.get('/api/admin/overview');
    expect(lastLine()).toMatchObject({ status: 403, member: user.id, reason: 'requests.forbidden' });
    await createClient(testApp).get('/api/user');
    expect(lastLine()).toMatchObject({ status: 401, reason: 'accounts.signed_out' });
  });

  it.each([
    ['a body of the wrong form', { payload: { username: 7 } }, 'requests.invalid'],
    ['a poisoned prototype', { payload: '{"__proto__":{}}' }, 'requests.malformed'],
    ['a page of elsewhere', { headers: { origin: 'https://evil.example' } }, 'requests.origin_refused'],
    ['a foreign host', { headers: { host: 'evil.example' } }, 'requests.unknown_host'],
  ])('says that it was %s', async (_what, { headers, ...request }: object & { headers?: object }, reason) => {
    const json = { 'content-type': 'application/json', ...headers };
    await createClient(testApp).send({ method: 'POST', url: '/api/login', headers: json, ...request });
    expect(lastLine()).toMatchObject({ route: '/api/login', reason });
  });

  it('says that there were too many', async () => {
    const { user } = await member();
    for (let guess = 0; guess <= 10; guess += 1) await signIn(user.username, `guess number ${guess}`);
    expect(lastLine()).toMatchObject({ status: 429, member: user.id, reason: 'requests.too_many' });
  });

  it('is one line, whatever is written into the address', async () => {
    await createClient(testApp).get('/api/nothing%0A%7B%22msg%22:%22request%22%7D?q=%0Aforged');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(lines[0]).not.toContain('forged');
  });

  it('comes with what went wrong where nobody foresaw it, under the number that the member is shown', async () => {
    const find = () => Promise.reject(Object.assign(new TypeError('a secret'), { code: 'ERR_ODD' }));
    const log = createLogger('info', { write: (line) => lines.push(line) });
    const failing = await buildTestApp({ parts: { log, sessions: { ...testApp.context.sessions, find } } });
    const { body } = await createClient(failing, 'a'.repeat(43)).get('/api/user');
    const told = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
    expect(told).toMatchObject({ level: 50, requestId: body.requestId, reason: 'server.unexpected' });
    expect(told.err.cause ?? told.err).toMatchObject({ code: 'ERR_ODD' });
    expect(lastLine()).toMatchObject({ status: 500, reqId: body.requestId, reason: 'server.unexpected' });
    await failing.close();
  });

  it('is written for bytes that are no request', async () => {
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.resume().end('hello there\r\n\r\n');
    await once(socket, 'close');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'no request', reason: 'requests.malformed' });
  });
});
