import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { type Browser, createBrowser } from '#server/testing/browser.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { addPasskey, setUpTotp } from '#server/testing/factor-factories.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { setPassword } from '../set-password.ts';

let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 1000, seconds: 60 };
  testApp = await buildTestApp({ config: { limits: { signInPerAddress: generous } } });
});
afterAll(() => testApp.close());

const password = 'violet otter, 4 rivers';
const second = '/api/login/second-factor';
const twenty = Array.from({ length: 20 });

async function member(values: { isAdmin?: boolean } = {}): Promise<SignedInClient> {
  const client = await signedInClient(testApp, values);
  await setPassword(testApp.context, client.user.id, password);
  return client;
}

/** A browser that has taken the first step. */
async function firstStep({ user }: SignedInClient) {
  const browser = createBrowser(testApp);
  const answer = await browser.post('/api/login', { username: user.username, password });
  return { browser, answer };
}

const waysOf = ({ answer }: Awaited<ReturnType<typeof firstStep>>) =>
  answer.body.details.map(({ message }: { message: string }) => message);
const isSignedIn = async (browser: Browser) => (await browser.get('/api/user')).status === 200;
const currentSession = async (browser: Browser) => (await browser.get('/api/sessions')).body.data.items[0];

describe('the first step', () => {
  it('opens no session where a second factor is needed, and says which', async () => {
    const client = await member();
    await setUpTotp(testApp, client);
    const { browser, answer } = await firstStep(client);
    expect(answer.status).toBe(401);
    expect(answer.body.reason).toBe('accounts.second_factor_needed');
    expect(answer.body.details).toEqual([
      { path: 'method', message: 'totp' },
      { path: 'method', message: 'recovery_code' },
    ]);
    expect([...browser.cookies.keys()]).toEqual(['chitta_sign_in']);
    expect(String(answer.headers['set-cookie'])).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is enough where a passkey is only a way to sign in, and not where it is asked for', async () => {
    const client = await member();
    const { id } = await addPasskey(client);
    expect((await firstStep(client)).answer.status).toBe(200);
    await client.patch(`/api/factors/passkeys/${id}`, { isSecondFactor: true });
    expect(waysOf(await firstStep(client))).toEqual(['passkey', 'recovery_code']);
  });

  it('is never enough for an administrator with a passkey', async () => {
    const client = await member({ isAdmin: true });
    await addPasskey(client);
    expect(waysOf(await firstStep(client))).toEqual(['passkey', 'recovery_code']);
  });
});

describe('the second step', () => {
  it('opens a session with a second factor by the code of the app', async () => {
    const client = await member();
    const totp = await setUpTotp(testApp, client);
    const { browser } = await firstStep(client);
    const answer = await browser.post(second, { code: totp.code(), timezone: 'America/Bogota' });
    expect(answer.status).toBe(200);
    expect(answer.body.id).toBe(client.user.id);
    expect(browser.cookies.has('chitta_sign_in')).toBe(false);
    expect(await currentSession(browser)).toMatchObject({
      method: 'password',
      hasSecondFactor: true,
      timezone: 'America/Bogota',
    });
  });

  it('opens one by a passkey, which must be of this member', async () => {
    const client = await member();
    const stranger = await addPasskey(await member());
    const own = await addPasskey(client, { isSecondFactor: true });
    const { browser } = await firstStep(client);
    const asked = await browser.post(`${second}/passkey-options`);
    expect(asked.body.data.allowCredentials).toMatchObject([{ id: own.credentialId }]);
    const wrong = await browser.post(second, { passkey: stranger.get(asked.body.data) });
    expect(wrong.body.reason).toBe('factors.passkey_refused');
    const again = await browser.post(`${second}/passkey-options`);
    expect((await browser.post(second, { passkey: own.get(again.body.data) })).status).toBe(200);
  });

  it('opens one by a recovery code, however it is typed, and tells the owner', async () => {
    const client = await member();
    const { recoveryCodes } = await setUpTotp(testApp, client);
    await receiveMails(testApp);
    const { browser } = await firstStep(client);
    const typed = ` ${recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ')} `;
    expect((await browser.post(second, { recoveryCode: typed })).status).toBe(200);
    const [mail] = await receiveMails(testApp);
    expect(mail?.subject).toBe('A recovery code was used for your account');
    expect(mail?.text).toContain('left: 9');
    const next = await firstStep(client);
    const replay = await next.browser.post(second, { recoveryCode: recoveryCodes[0] });
    expect(replay.body.reason).toBe('accounts.second_factor_wrong');
  });

  it('lets a mistyped code be typed again', async () => {
    const client = await member();
    const totp = await setUpTotp(testApp, client);
    const { browser } = await firstStep(client);
    const wrong = await browser.post(second, { code: '000000' });
    expect(wrong.status).toBe(401);
    expect(wrong.body.reason).toBe('accounts.second_factor_wrong');
    expect((await browser.post(second, { code: totp.code() })).status).toBe(200);
  });

  it('takes a code once, also in another sign-in', async () => {
    const client = await member();
    const totp = await setUpTotp(testApp, client);
    const [first, other] = [await firstStep(client), await firstStep(client)];
    const code = totp.code();
    expect((await first.browser.post(second, { code })).status).toBe(200);
    expect((await other.browser.post(second, { code })).body.reason).toBe('accounts.second_factor_wrong');
    // An earlier code that would still be in time is refused too.
    expect((await other.browser.post(second, { code: totp.code(-1) })).status).toBe(401);
  });

  it('needs the ticket of the first step, in time', async () => {
    const client = await member();
    const totp = await setUpTotp(testApp, client);
    const late = await firstStep(client);
    testApp.clock.advance(10 * 60_000);
    const answers = [
      await late.browser.post(second, { code: totp.code() }),
      await createBrowser(testApp).post(second, { code: totp.code() }),
      await late.browser.post(`${second}/passkey-options`),
    ];
    expect(answers.map(({ body }) => body.reason)).toEqual(Array(3).fill('accounts.second_factor_late'));
  });

  it('is over once the password is changed, or the member suspended', async () => {
    const client = await member();
    const totp = await setUpTotp(testApp, client);
    const { browser } = await firstStep(client);
    await testApp.context.sessions.closeAll(client.user.id, testApp.context.db);
    expect((await browser.post(second, { code: totp.code() })).body.reason).toBe(
      'accounts.second_factor_late',
    );
    const next = await firstStep(client);
    await testApp.context.db
      .update(users)
      .set({ accountStatus: 'suspended' })
      .where(eq(users.id, client.user.id));
    expect((await next.browser.post(second, { code: totp.code() })).body.reason).toBe('accounts.suspended');
  });

  it('stops guessing, whatever is guessed, even for the right code', async () => {
    const client = await member();
    const totp = await setUpTotp(testApp, client);
    const { browser } = await firstStep(client);
    for (let guess = 0; guess < 5; guess += 1) {
      await browser.post(second, { code: `00000${guess}` });
      await browser.post(second, { recoveryCode: `guess-${guess}` });
    }
    // A new first step gives no new guesses.
    const next = await firstStep(client);
    const refused = await next.browser.post(second, { code: totp.code() });
    expect(refused.status).toBe(429);
    expect(refused.body.reason).toBe('requests.too_many');
  });
});

describe('the second step, raced by 20', () => {
  const generous = { points: 1000, seconds: 60 };
  let open: TestApp;
  beforeAll(async () => {
    open = testApp;
    testApp = await buildTestApp({
      config: { limits: { signInPerAddress: generous, secondFactorPerAccount: generous } },
    });
  });
  afterAll(async () => {
    await testApp.close();
    testApp = open;
  });

  async function race(browser: Browser, answer: (index: number) => Record<string, unknown>) {
    const racers = twenty.map(() => browser.copy());
    const answers = await Promise.all(racers.map((racer, index) => racer.post(second, answer(index))));
    return answers.filter(({ status }) => status === 200).length;
  }

  it('opens one session with one ticket and one code', async () => {
    const client = await member();
    const totp = await setUpTotp(testApp, client);
    const { browser } = await firstStep(client);
    expect(await race(browser, () => ({ code: totp.code() }))).toBe(1);
  });

  it('opens one session with one ticket and ten recovery codes', async () => {
    const client = await member();
    const { recoveryCodes } = await setUpTotp(testApp, client);
    const { browser } = await firstStep(client);
    expect(await race(browser, (index) => ({ recoveryCode: recoveryCodes[index % 10] }))).toBe(1);
    expect((await client.get('/api/factors')).body.data.recoveryCodesLeft).toBe(9);
  });

  it('opens one session with 20 tickets and one recovery code', async () => {
    const client = await member();
    const { recoveryCodes } = await setUpTotp(testApp, client);
    const browsers: Browser[] = [];
    for (const _ of twenty) browsers.push((await firstStep(client)).browser);
    const answers = await Promise.all(
      browsers.map((browser) => browser.post(second, { recoveryCode: recoveryCodes[0] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('opens one session with one signature', async () => {
    const client = await member();
    const { get } = await addPasskey(client, { isSecondFactor: true });
    const { browser } = await firstStep(client);
    const asked = await browser.post(`${second}/passkey-options`);
    const passkey = get(asked.body.data);
    expect(await race(browser, () => ({ passkey }))).toBe(1);
  });
});
