import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpFactors } from '#server/db/tables/identity/totp-factors.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { beginTotp, setUpTotp } from '#server/testing/factor-factories.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { stepOfCode } from './totp.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', (seconds, code) => {
    const secret = Buffer.from('12345678901234567890');
    expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('count one step before and after, and no further', () => {
    const secret = Buffer.from('12345678901234567890');
    const steps = [-60, -30, 0, 30, 60].map((off) =>
      stepOfCode(secret, '287082', new Date((59 + off) * 1000)),
    );
    expect(steps).toEqual([null, 1, 1, 1, null]);
  });
});

describe('setting up an authenticator app', () => {
  it('gives a key to type and an address to picture', async () => {
    const client = await signedInClient(testApp);
    const { body } = await client.post('/api/factors/totp');
    const { key, uri } = body.data;
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${key}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Chitta:.+issuer=Chitta.+period=30/);
    expect(uri).toContain(client.user.username);
  });

  it('keeps the secret encrypted', async () => {
    const client = await signedInClient(testApp);
    const { body } = await client.post('/api/factors/totp');
    const where = eq(totpFactors.userId, client.user.id);
    const [row] = await testApp.context.db.select().from(totpFactors).where(where);
    const secret = Buffer.from(new TOTP({ secret: body.data.key }).secret.bytes);
    expect(row?.secret.includes(secret)).toBe(false);
    expect(await testApp.context.secretBox.open(row?.secret ?? Buffer.alloc(0))).toEqual(secret);
  });

  it('counts once a code was right, and gives this session a second factor', async () => {
    const client = await signedInClient(testApp);
    const totp = await beginTotp(testApp, client);
    expect((await client.get('/api/factors')).body.data.totpSince).toBeNull();
    const wrong = String((Number(totp.code()) + 1) % 1_000_000).padStart(6, '0');
    expect((await client.post('/api/factors/totp/confirm', { code: wrong })).body.reason).toBe(
      'factors.wrong_code',
    );
    const typed = `${totp.code().slice(0, 3)} ${totp.code().slice(3)}`;
    const { status, body } = await client.post('/api/factors/totp/confirm', { code: typed });
    expect(status).toBe(200);
    expect(body.data.factors).toMatchObject({ isSecondStepOn: true, hasSecondFactor: true });
    expect((await client.get('/api/factors')).body.data).toEqual(body.data.factors);
  });

  it('is done once: the app that counts is not replaced', async () => {
    const client = await signedInClient(testApp);
    const totp = await setUpTotp(testApp, client);
    expect((await client.post('/api/factors/totp')).body.reason).toBe('factors.totp_exists');
    expect((await client.post('/api/factors/totp/confirm', { code: totp.code() })).body.reason).toBe(
      'factors.totp_exists',
    );
  });

  it('begins before it is confirmed', async () => {
    const client = await signedInClient(testApp);
    const { body } = await client.post('/api/factors/totp/confirm', { code: '123456' });
    expect(body.reason).toBe('factors.totp_not_begun');
  });

  it('of 20 confirmations at once takes one', async () => {
    const client = await signedInClient(testApp);
    const totp = await beginTotp(testApp, client);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/api/factors/totp/confirm', { code: totp.code() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('stops guessing', async () => {
    const client = await signedInClient(testApp);
    await beginTotp(testApp, client);
    for (let guess = 0; guess < 10; guess += 1) {
      await client.post('/api/factors/totp/confirm', { code: `00000${guess}` });
    }
    const refused = await client.post('/api/factors/totp/confirm', { code: '000000' });
    expect(refused.body.reason).toBe('requests.too_many');
  });
});
