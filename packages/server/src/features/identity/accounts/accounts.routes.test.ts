import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/identity/sessions.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestResponse } from '#server/testing/client.ts';
import { buildUser, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let counter = 0;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const password = 'violet otter, 4 rivers';

function newcomer(overrides: Record<string, unknown> = {}) {
  counter += 1;
  return { username: `Dreamer${counter}`, email: `dreamer${counter}@example.org`, password, ...overrides };
}

function cookieOf(response: TestResponse): string {
  return String(response.headers['set-cookie']);
}

function tokenOf(response: TestResponse): string {
  return /chitta_session=([^;]+)/.exec(cookieOf(response))?.[1] ?? '';
}

async function signUp(overrides: Record<string, unknown> = {}) {
  const body = newcomer(overrides);
  return { body, response: await createClient(testApp).post('/api/signup', body) };
}

describe('GET /api/user', () => {
  it('answers a visitor with UNAUTHORIZED', async () => {
    const response = await createClient(testApp).get('/api/user');
    expect(response.status).toBe(401);
    expect(response.body).toEqual({
      success: false,
      code: 'UNAUTHORIZED',
      reason: 'accounts.signed_out',
      message: 'Please sign in.',
    });
  });

  it('gives the member without password or keys', async () => {
    const client = await signedInClient(testApp);
    const response = await client.get('/api/user?useCustomDomain=true');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ id: client.user.id, username: client.user.username });
    expect(response.body).not.toHaveProperty('password');
    expect(response.body).not.toHaveProperty('usernameKey');
  });

  it('shows an allowance whose window has passed as unused', async () => {
    const past = new Date(testApp.clock.now().getTime() - 1000);
    const client = await signedInClient(testApp, { translationsUsed: 3, translationsResetDate: past });
    const { body } = await client.get('/api/user');
    expect(body).toMatchObject({ translationsUsed: 0, translationsLimit: 3, translationsResetDate: null });
  });

  it('refuses a token that was never issued, whatever its form', async () => {
    for (const token of ['x', 'a'.repeat(43), '%00', `${'a'.repeat(42)}é`]) {
      expect((await createClient(testApp, token).get('/api/user')).status).toBe(401);
    }
  });
});

describe('the hint that somebody is signed in', () => {
  const hinted = (token: string) => ({ cookie: `chitta_session=${token}; chitta_signed_in=1` });

  it('is left as it is where it is right', async () => {
    const token = await testApp.context.sessions.open((await buildUser(testApp)).id);
    const response = await createClient(testApp).get('/api/user', hinted(token));
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect((await createClient(testApp).get('/api/user')).headers).not.toHaveProperty('set-cookie');
  });

  it('is taken back when the session has ended, without touching the session of another answer', async () => {
    const response = await createClient(testApp).get('/api/dreams', hinted('ended'));
    expect(response.status).toBe(401);
    expect(cookieOf(response)).toMatch(/^chitta_signed_in=; .*Expires=Thu, 01 Jan 1970[^,]*$/);
  });

  it('is given again where it was lost', async () => {
    const response = await (await signedInClient(testApp)).get('/api/user');
    expect(cookieOf(response)).toMatch(/^chitta_signed_in=1; /);
  });
});

describe('POST /api/signup', () => {
  it('opens an account and signs in', async () => {
    const { body, response } = await signUp({
      timezone: 'America/Bogota',
      hostname: 'x',
      useCustomDomain: true,
    });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ success: true, nextStep: 'EMAIL_VERIFICATION' });
    expect(response.body.user).toMatchObject({ username: body.username, timezone: 'America/Bogota' });
    const session = await createClient(testApp, tokenOf(response)).get('/api/user');
    expect(session.body.id).toBe(response.body.user.id);
    const [row] = await testApp.context.db.select().from(users).where(eq(users.id, session.body.id));
    expect(row).toMatchObject({ timezoneOffset: -300, accountStatus: 'pending', subscriptionTier: 'free' });
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.referralCode).toMatch(/^[A-Z2-9]{8}$/);
  });

  it('sets a cookie that scripts and other sites cannot use, and stores no token', async () => {
    const { response } = await signUp();
    expect(cookieOf(response)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/);
    const stored = await testApp.context.db.select().from(sessions);
    const token = tokenOf(response);
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  });

  it('sets beside it a hint that scripts can read, for as long, without a secret', async () => {
    const { response } = await signUp();
    const [session = '', hint = ''] = response.headers['set-cookie'] as string[];
    expect(hint).toMatch(/^chitta_signed_in=1; Max-Age=15552000; Path=\/; SameSite=Lax$/);
    expect(session).toContain('; Max-Age=15552000; ');
  });

  it('ignores a time zone that this server does not know', async () => {
    const { response } = await signUp({ timezone: 'Moon/Tranquility' });
    expect(response.body.user.timezone).toBeNull();
  });

  it.each([
    ['in another case', (name: string) => name.toUpperCase()],
    ['in full-width letters', (name: string) => name.replace('D', 'Ｄ')],
  ])('refuses a user name that exists %s', async (_, change) => {
    const { body } = await signUp();
    const { response } = await signUp({ username: change(body.username) });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'CONFLICT', reason: 'accounts.username_taken' });
  });

  it('refuses an e-mail address that exists in another case', async () => {
    const { body } = await signUp();
    const { response } = await signUp({ email: body.email.toUpperCase() });
    expect(response.body).toMatchObject({ code: 'CONFLICT', reason: 'accounts.email_taken' });
  });

  it('gives one account to those who race for a name, and CONFLICT to the others', async () => {
    const body = newcomer();
    const attempts = Array.from({ length: 6 }, (_, index) =>
      createClient(testApp).post('/api/signup', { ...body, email: `racer${index}-${body.email}` }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each(['password123', 'Contraseña123', 'PASSWORD!', 'abcabcabcabc', 'qwertyuiop'])(
    'refuses the common password %s',
    async (common) => {
      const { response } = await signUp({ password: common });
      expect(response.status).toBe(422);
      expect(response.body.reason).toBe('accounts.password_too_common');
    },
  );

  it('refuses a password that is the own name', async () => {
    const { response } = await signUp({ username: 'moonwalker', password: 'Moonwalker12' });
    expect(response.body.reason).toBe('accounts.password_too_common');
  });

  it('takes passwords of 8 to 128 characters whole', async () => {
    expect((await signUp({ password: 'x7-kite' })).response.status).toBe(422);
    expect((await signUp({ password: `${'ab3 '.repeat(32)}x` })).response.status).toBe(422);
    const longest = `${'kite otter 9'.repeat(10)}12345678`;
    const { body, response } = await signUp({ password: longest });
    expect(response.status).toBe(201);
    const shortened = { username: body.username, password: longest.slice(0, 127) };
    expect((await createClient(testApp).post('/api/login', shortened)).status).toBe(401);
  });
});

describe('POST /api/login', () => {
  it.each(['username', 'email'] as const)('signs in by %s in any case', async (field) => {
    const { body } = await signUp();
    const login = { username: body[field].toUpperCase(), password };
    const response = await createClient(testApp).post('/api/login', login);
    expect(response.status).toBe(200);
    expect(response.body.username).toBe(body.username);
    expect((await createClient(testApp, tokenOf(response)).get('/api/user')).status).toBe(200);
  });

  it('takes a password for as long as its member keeps it', async () => {
    const { body } = await signUp();
    testApp.clock.advance(10 * 365 * 24 * 60 * 60_000);
    const login = { username: body.username, password };
    expect((await createClient(testApp).post('/api/login', login)).status).toBe(200);
    testApp.clock.set(new Date());
  });

  it('gives the same answer for an unknown member and a wrong password', async () => {
    const { body } = await signUp();
    const wrong = await createClient(testApp).post('/api/login', {
      username: body.username,
      password: 'nope',
    });
    const unknown = await createClient(testApp).post('/api/login', { username: 'nobody', password: 'nope' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ reason: 'accounts.invalid_credentials' });
    expect(unknown.text).toBe(wrong.text);
  });

  it.each([
    [{ username: '', password }, 'Username is required'],
    [{ username: 'someone', password: '' }, 'Password is required'],
  ])('names the missing field', async (body, message) => {
    const response = await createClient(testApp).post('/api/login', body);
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ code: 'VALIDATION', reason: 'requests.invalid', message });
  });

  it('tells of a suspension only after the right password', async () => {
    const { body, response } = await signUp();
    await testApp.context.db
      .update(users)
      .set({ accountStatus: 'suspended' })
      .where(eq(users.id, response.body.user.id));
    const client = createClient(testApp);
    const wrong = await client.post('/api/login', { username: body.username, password: 'nope' });
    const right = await client.post('/api/login', { username: body.username, password });
    expect(wrong.body.reason).toBe('accounts.invalid_credentials');
    expect(right.body.reason).toBe('accounts.suspended');
  });

  it('replaces the session that the browser came with', async () => {
    const { body, response } = await signUp();
    const before = createClient(testApp, tokenOf(response));
    const login = await before.post('/api/login', { username: body.username, password });
    expect(tokenOf(login)).not.toBe(tokenOf(response));
    expect((await before.get('/api/user')).status).toBe(401);
  });

  it('stops guessing at one account, known or not, even for the right password', async () => {
    const { body } = await signUp();
    for (const username of [body.username, 'no-such-member']) {
      const client = createClient(testApp);
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await client.post('/api/login', { username, password: `guess ${attempt}` });
      }
      const response = await client.post('/api/login', { username, password });
      expect(response.status).toBe(429);
      expect(response.body).toMatchObject({ code: 'BAD_REQUEST', reason: 'requests.too_many' });
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('PATCH /api/user', () => {
  it('sets the time zone', async () => {
    const client = await signedInClient(testApp);
    const response = await client.patch('/api/user', { timezone: 'Asia/Kathmandu', origin: 'x' });
    expect(response.body.timezone).toBe('Asia/Kathmandu');
    const [row] = await testApp.context.db.select().from(users).where(eq(users.id, client.user.id));
    expect(row?.timezoneOffset).toBe(345);
  });

  it.each(['Nowhere/At_All', '+05:00', ''])('refuses %j', async (timezone) => {
    const client = await signedInClient(testApp);
    const response = await client.patch('/api/user', { timezone });
    expect(response.status).toBe(422);
    expect(response.body.details[0].path).toBe('timezone');
  });
});

describe('POST /api/auth/logout', () => {
  it('ends the session on the server and clears the cookie', async () => {
    const client = await signedInClient(testApp);
    const response = await client.post('/api/auth/logout', { useCustomDomain: true });
    expect(response.body).toEqual({ success: true });
    const cleared = response.headers['set-cookie'] as string[];
    expect(cleared).toHaveLength(2);
    for (const cookie of cleared)
      expect(cookie).toMatch(/^chitta_(session|signed_in)=; .*Expires=Thu, 01 Jan 1970/);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('succeeds for a visitor', async () => {
    expect((await createClient(testApp).post('/api/auth/logout')).status).toBe(200);
  });
});

describe('signing out that did not reach the server', () => {
  const isOpen = async (token: string) => (await testApp.context.sessions.find(token)) !== null;
  const browser = async (mark = 'chitta_signing_out') => {
    const token = await testApp.context.sessions.open((await buildUser(testApp)).id);
    return { token, cookie: `chitta_session=${token}; chitta_signed_in=1; ${mark}=1` };
  };
  const send = (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'POST') =>
    testApp.app.inject({ method, url, headers: { host: 'localhost:3000', ...headers } });
  const origin = 'http://localhost:3000';

  it.each(['chitta_signing_out', '__Host-chitta_signing_out'])(
    'is done by whichever call comes next, which gets nothing of the member: %s',
    async (mark) => {
      const { token, cookie } = await browser(mark);
      const answer = await send('/api/dreams', { cookie }, 'GET');
      expect([answer.statusCode, answer.json().reason]).toEqual([401, 'accounts.signed_out']);
      expect(await isOpen(token)).toBe(false);
      const cleared = [answer.headers['set-cookie']].flat().map((each) => String(each).split('=', 1)[0]);
      expect(cleared.toSorted()).toEqual(['chitta_session', 'chitta_signed_in', mark].toSorted());
    },
  );

  it('is done by a beacon of a page that is left, and by none of another site', async () => {
    const { token, cookie } = await browser();
    const foreign = { cookie, origin: 'https://evil.example', 'content-length': '0' };
    expect((await send('/api/auth/logout?ifSigningOut=true', foreign)).statusCode).toBe(403);
    expect(await isOpen(token)).toBe(true);
    const beacon = { cookie, origin, 'content-length': '0', 'sec-fetch-mode': 'no-cors' };
    expect((await send('/api/auth/logout?ifSigningOut=true', beacon)).statusCode).toBe(200);
    expect(await isOpen(token)).toBe(false);
  });

  it('leaves whoever has signed in since alone, however late it is sent again', async () => {
    const { token, cookie } = await browser();
    const body = newcomer();
    await createClient(testApp).post('/api/signup', body);
    const signedIn = await createClient(testApp).post('/api/login', body, { cookie });
    expect(signedIn.status).toBe(200);
    expect(await isOpen(token)).toBe(false);
    expect(cookieOf(signedIn)).toContain('chitta_signing_out=;');
    const since = tokenOf(signedIn);
    const late = await send('/api/auth/logout?ifSigningOut=true', {
      cookie: `chitta_session=${since}`,
      origin,
    });
    expect([late.statusCode, late.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await isOpen(since)).toBe(true);
  });
});
