import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { addPasskey, setUpTotp } from '#server/testing/factor-factories.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const quarter = 15 * 60_000;
const factorsOf = async (client: SignedInClient) => (await client.get('/api/factors')).body.data;
const administrator = () => signedInClient(testApp, { isAdmin: true });

describe('factors', () => {
  it('are none at first', async () => {
    expect(await factorsOf(await signedInClient(testApp))).toEqual({
      totpSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      isSecondStepOn: false,
      isRequired: false,
      hasSecondFactor: false,
    });
  });

  it('are changed only after a fresh proof', async () => {
    const client = await signedInClient(testApp);
    testApp.clock.advance(quarter);
    const answers = await Promise.all([
      client.post('/api/factors/totp'),
      client.delete('/api/factors/totp'),
      client.post('/api/factors/passkeys/options'),
      client.delete('/api/factors/passkeys/1'),
      client.post('/api/factors/recovery-codes'),
    ]);
    expect(answers.map(({ body }) => body.reason)).toEqual(Array(5).fill('accounts.proof_needed'));
  });

  it('tell their owner of each change, with the way to look at it, and nothing secret', async () => {
    const client = await signedInClient(testApp, { language: 'es' });
    await receiveMails(testApp);
    const { recoveryCodes } = await setUpTotp(testApp, client);
    await client.delete('/api/factors/totp');
    const mails = await receiveMails(testApp);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Se añadió una aplicación de autenticación a tu cuenta',
      'Se quitó la aplicación de autenticación de tu cuenta',
    ]);
    expect(mails[0]?.to).toMatchObject([{ address: client.user.email }]);
    expect(mails[0]?.text).toContain('http://localhost:3000/account/security');
    for (const code of recoveryCodes) expect(mails[0]?.text).not.toContain(code);
  });

  it('of an administrator: the last one stays', async () => {
    const client = await administrator();
    await setUpTotp(testApp, client);
    const refused = await client.delete('/api/factors/totp');
    expect(refused.status).toBe(409);
    expect(refused.body.reason).toBe('factors.last_of_administrator');
    const { id } = await addPasskey(client);
    expect((await client.delete('/api/factors/totp')).status).toBe(200);
    expect((await client.delete(`/api/factors/passkeys/${id}`)).body.reason).toBe(
      'factors.last_of_administrator',
    );
    expect((await factorsOf(client)).passkeys).toHaveLength(1);
  });

  it('of an administrator: of two last ones that are removed at once, one stays', async () => {
    const client = await administrator();
    const first = await addPasskey(client);
    const second = await addPasskey(client);
    const answers = await Promise.all(
      [first, second].map(({ id }) => client.delete(`/api/factors/passkeys/${id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await factorsOf(client)).passkeys).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  it('come with the second step, ten of them, and are not told again', async () => {
    const client = await signedInClient(testApp);
    const { recoveryCodes } = await setUpTotp(testApp, client);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
    const shown = await client.get('/api/factors');
    expect(shown.body.data.recoveryCodesLeft).toBe(10);
    for (const code of recoveryCodes) expect(shown.text).not.toContain(code);
  });

  it('are made anew only where there is something to recover, and go with the second step', async () => {
    const client = await signedInClient(testApp);
    await addPasskey(client);
    expect((await client.post('/api/factors/recovery-codes')).body.reason).toBe('factors.nothing_to_recover');
    const before = await setUpTotp(testApp, client);
    const { body } = await client.post('/api/factors/recovery-codes');
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect(body.data.recoveryCodes).not.toContain(before.recoveryCodes[0]);
    expect((await client.delete('/api/factors/totp')).body.data.factors).toMatchObject({
      isSecondStepOn: false,
      recoveryCodesLeft: 0,
    });
  });
});
