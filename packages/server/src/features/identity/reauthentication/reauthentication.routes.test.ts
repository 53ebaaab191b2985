import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { addPasskey, setUpTotp } from '#server/testing/factor-factories.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { setPassword } from '../accounts/set-password.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const quarter = 15 * 60_000;
const password = 'violet otter, 4 rivers';
const path = '/api/reauthentication';

async function member(values: Parameters<typeof signedInClient>[1] = {}) {
  const client = await signedInClient(testApp, values);
  await setPassword(testApp.context, client.user.id, password);
  return client;
}

/** A call that needs a proof. */
const change = async (client: SignedInClient) => (await client.delete('/api/factors/totp')).body;

describe('a proof', () => {
  it('is asked for 15 minutes after the last, and holds for as long', async () => {
    const client = await member();
    testApp.clock.advance(quarter - 1);
    expect(await change(client)).toMatchObject({ success: true });
    testApp.clock.advance(1);
    expect(await change(client)).toMatchObject({ code: 'FORBIDDEN', reason: 'accounts.proof_needed' });
    const proof = await client.post(path, { password });
    expect(proof.body.data).toEqual({ provenAt: testApp.clock.now().toISOString() });
    testApp.clock.advance(quarter - 1);
    expect(await change(client)).toMatchObject({ success: true });
  });

  it('by a wrong password is none', async () => {
    const client = await member();
    testApp.clock.advance(quarter);
    const refused = await client.post(path, { password: 'violet otter' });
    expect(refused.status).toBe(403);
    expect(refused.body.reason).toBe('reauthentication.failed');
    expect(await change(client)).toMatchObject({ reason: 'accounts.proof_needed' });
  });

  it('is of this session alone', async () => {
    const client = await member();
    const other = await signedInClient(testApp, { user: client.user });
    testApp.clock.advance(quarter);
    await client.post(path, { password });
    expect(await change(other)).toMatchObject({ reason: 'accounts.proof_needed' });
  });

  it('is not guessed: ten attempts, then not even the right one', async () => {
    const client = await member();
    for (let guess = 0; guess < 10; guess += 1) await client.post(path, { password: `guess ${guess}` });
    expect((await client.post(path, { password })).body.reason).toBe('requests.too_many');
  });

  it('by a code or a passkey gives the session a second factor', async () => {
    const client = await member({ isAdmin: true });
    const totp = await setUpTotp(testApp, client);
    const { get } = await addPasskey(client);
    const byCode = await signedInClient(testApp, { user: client.user, hasSecondFactor: false });
    expect((await byCode.get('/api/admin/symbols')).body.reason).toBe('accounts.second_factor_required');
    await byCode.post(path, { password });
    expect((await byCode.get('/api/admin/symbols')).status).toBe(403);
    expect((await byCode.post(path, { code: totp.code() })).status).toBe(200);
    expect((await byCode.get('/api/admin/symbols')).status).toBe(200);
    const byPasskey = await signedInClient(testApp, { user: client.user, hasSecondFactor: false });
    const asked = await byPasskey.post(`${path}/passkey-options`);
    expect((await byPasskey.post(path, { passkey: get(asked.body.data) })).status).toBe(200);
    expect((await byPasskey.get('/api/admin/symbols')).status).toBe(200);
  });

  it('by one code or one signature counts once, of 20 at once too', async () => {
    const client = await member();
    const totp = await setUpTotp(testApp, client);
    const { get } = await addPasskey(client);
    const asked = await client.post(`${path}/passkey-options`);
    const passkey = get(asked.body.data);
    for (const proof of [{ code: totp.code() }, { passkey }]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(path, proof)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await testApp.context.rateLimits.proofsPerMember.reset(`user:${client.user.id}`);
    }
  });
});

describe('ways to prove', () => {
  it('are those that the member has, on this host', async () => {
    const client = await signedInClient(testApp, { authProvider: 'auth0' });
    expect((await client.get(path)).body.data).toEqual({
      hasPassword: false,
      hasTotp: false,
      hasPasskey: false,
      hasProvider: true,
    });
    await setPassword(testApp.context, client.user.id, password);
    await setUpTotp(testApp, client);
    await addPasskey(client);
    expect((await client.get(path)).body.data).toMatchObject({
      hasPassword: true,
      hasTotp: true,
      hasPasskey: true,
    });
  });

  it('do not include a password that is not there', async () => {
    const client = await signedInClient(testApp);
    expect((await client.post(path, { password: 'anything' })).body.reason).toBe('reauthentication.failed');
  });
});
