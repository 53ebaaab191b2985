import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator, type Deviation } from '#server/testing/authenticator.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { addPasskey } from '#server/testing/factor-factories.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp({ env: { CUSTOM_DOMAINS: 'dreams.example' } });
});
afterAll(() => testApp.close());

async function asked(headers: Record<string, string> = {}) {
  const client = await signedInClient(testApp);
  const { body } = await client.post('/api/factors/passkeys/options', {}, headers);
  return { client, options: body.data };
}

describe('adding a passkey', () => {
  it('asks for one that the authenticator finds by itself and whose holder it verifies', async () => {
    const { client, options } = await asked();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Chitta' },
      user: { name: client.user.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(options.user.id).not.toContain(String(client.user.id));
  });

  it('keeps it, and names it so that the same authenticator makes no second', async () => {
    const { client } = await asked();
    const { credentialId } = await addPasskey(client, { name: '  My phone ' });
    const { body } = await client.get('/api/factors');
    expect(body.data.passkeys).toMatchObject([
      { name: 'My phone', host: 'localhost', isSecondFactor: false, lastUsedAt: null },
    ]);
    expect(body.data).toMatchObject({ isSecondStepOn: false, hasSecondFactor: true });
    const again = await client.post('/api/factors/passkeys/options');
    expect(again.body.data.excludeCredentials).toMatchObject([{ id: credentialId }]);
  });

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'http://localhost:3001' }],
    ['an origin that only begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody checked who holds it', { isVerified: false }],
  ])('refuses one from %s', async (_, deviation) => {
    const { client, options } = await asked();
    const passkey = createAuthenticator().create(options, deviation);
    const refused = await client.post('/api/factors/passkeys', { name: 'Phone', passkey });
    expect(refused.status).toBe(403);
    expect(refused.body.reason).toBe('factors.passkey_refused');
    expect((await client.get('/api/factors')).body.data.passkeys).toEqual([]);
  });

  it('takes an answer once, of 20 at once too', async () => {
    const { client, options } = await asked();
    const passkey = createAuthenticator().create(options);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/api/factors/passkeys', { name: 'Phone', passkey })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await client.post('/api/factors/passkeys', { name: 'Phone', passkey })).status).toBe(403);
  });

  it("refuses another member's answer, a late one, and one for another purpose", async () => {
    const { client, options } = await asked();
    const stranger = await signedInClient(testApp);
    const passkey = createAuthenticator().create(options);
    expect((await stranger.post('/api/factors/passkeys', { name: 'Phone', passkey })).status).toBe(403);
    const { body } = await client.post('/api/reauthentication/passkey-options');
    const other = createAuthenticator().create({ ...options, challenge: body.data.challenge });
    expect((await client.post('/api/factors/passkeys', { name: 'Phone', passkey: other })).status).toBe(403);
    testApp.clock.advance(5 * 60_000);
    expect((await client.post('/api/factors/passkeys', { name: 'Phone', passkey })).status).toBe(403);
  });

  it('is for the host that it was made on', async () => {
    const headers = { host: 'www.dreams.example', origin: 'http://www.dreams.example' };
    const { client, options } = await asked(headers);
    expect(options.rp.id).toBe('dreams.example');
    const passkey = createAuthenticator().create(options, { origin: headers.origin });
    const added = await client.post('/api/factors/passkeys', { name: 'Phone', passkey }, headers);
    expect(added.status).toBe(201);
    const here = await client.post('/api/reauthentication/passkey-options');
    expect(here.body.data.allowCredentials).toEqual([]);
    const there = await client.post('/api/reauthentication/passkey-options', {}, headers);
    expect(there.body.data.allowCredentials).toMatchObject([{ id: passkey.id }]);
  });

  it('has its limit', async () => {
    const { client } = await asked();
    for (let added = 0; added < 20; added += 1) await addPasskey(client);
    const refused = await client.post('/api/factors/passkeys/options');
    expect(refused.body.reason).toBe('factors.passkey_limit');
  });
});

describe('changing a passkey', () => {
  it('renames it, and has it asked for after the password, with recovery codes', async () => {
    const { client } = await asked();
    const { id } = await addPasskey(client);
    const renamed = await client.patch(`/api/factors/passkeys/${id}`, { name: 'Old phone' });
    expect(renamed.body.data).toMatchObject({
      factors: { passkeys: [{ name: 'Old phone' }], isSecondStepOn: false },
      recoveryCodes: null,
    });
    const { body } = await client.patch(`/api/factors/passkeys/${id}`, { isSecondFactor: true });
    expect(body.data.factors).toMatchObject({ passkeys: [{ isSecondFactor: true }], isSecondStepOn: true });
    expect(body.data.recoveryCodes).toHaveLength(10);
  });

  it('tells the owner whether it is asked for after the password, and nothing of a new name', async () => {
    const { client } = await asked();
    const { id } = await addPasskey(client);
    await receiveMails(testApp);
    for (const isSecondFactor of [true, false]) {
      await client.patch(`/api/factors/passkeys/${id}`, { name: 'Old phone', isSecondFactor });
    }
    await client.patch(`/api/factors/passkeys/${id}`, { name: 'Blue phone' });
    const told = (await receiveMails(testApp)).map(({ text }) => text?.split('\n')[0]);
    expect(told).toEqual([
      'Chitta now asks for the passkey “Old phone” after your password.',
      'Chitta no longer asks for the passkey “Old phone” after your password.',
    ]);
  });

  it('removes it for good', async () => {
    const { client } = await asked();
    const { id } = await addPasskey(client);
    expect((await client.delete(`/api/factors/passkeys/${id}`)).body.data.factors.passkeys).toEqual([]);
    expect((await client.delete(`/api/factors/passkeys/${id}`)).status).toBe(404);
  });
});
