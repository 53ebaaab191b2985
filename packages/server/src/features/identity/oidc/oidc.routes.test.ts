import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { setUpTotp } from '#server/testing/factor-factories.ts';
import { buildUser, signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';
import { type OidcServer, startOidcServer } from '#server/testing/oidc-server.ts';
import { purgeAuthorizationsJob } from './purge-authorizations.job.ts';
import { startBrowser } from './testing/browser.ts';

let oidc: OidcServer;
let testApp: TestApp;
let people = 0;

beforeAll(async () => {
  oidc = await startOidcServer();
  testApp = await buildTestApp({ env: oidc.env });
});
afterAll(async () => {
  await testApp.close();
  await oidc.close();
});

/** Somebody at the provider whom nobody here knows. */
function newPerson(claims: Record<string, unknown> = {}) {
  people += 1;
  const sub = `person-${people}`;
  return { sub, email: `${sub}@example.org`, email_verified: true, nickname: sub, ...claims };
}

/** A browser in which a member is signed in, with a proof a moment old. */
async function memberBrowser(overrides: Parameters<typeof signedInClient>[1] = {}) {
  const user = overrides.user ?? (await buildUser(testApp, overrides));
  const token = await testApp.context.sessions.open(user.id);
  const cookie = `${sessionCookieName(testApp.context.config)}=${token}`;
  return { user, token, ...startBrowser(testApp, oidc, cookie) };
}

const newBrowser = () => startBrowser(testApp, oidc);
const rowOf = async (id: number) =>
  (await testApp.context.db.select().from(users).where(eq(users.id, id)))[0];
const countOf = async (email: string) =>
  testApp.context.db.$count(users, eq(users.emailKey, email.toLowerCase()));

describe('GET /api/auth/oidc', () => {
  it('names the provider, or says that there is none', async () => {
    const { body } = await createClient(testApp).get('/api/auth/oidc');
    expect(body.data).toEqual({ provider: { name: 'Lighthouse', host: new URL(oidc.issuer).host } });
    const without = await buildTestApp();
    const client = createClient(without);
    expect((await client.get('/api/auth/oidc')).body.data).toEqual({ provider: null });
    const refused = await client.post('/api/auth/oidc/start', {});
    expect([refused.status, refused.body.reason]).toEqual([404, 'oidc.not_configured']);
    await without.close();
  });
});

describe('POST /api/auth/oidc/start', () => {
  it('leaves for the provider with PKCE, state and nonce, a fresh set each time', async () => {
    const client = createClient(testApp);
    const answers = [
      await client.post('/api/auth/oidc/start', {}),
      await client.post('/api/auth/oidc/start', {}),
    ];
    const [first, second] = answers.map(({ body }) => new URL(body.data.url).searchParams);
    expect(first?.get('redirect_uri')).toBe('http://localhost:3000/callback');
    expect(first?.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(second?.get(name)).not.toBe(first?.get(name));
    }
    expect(String(answers[0]?.headers['set-cookie'])).toMatch(
      /^chitta_oidc=[\w-]{43};.*HttpOnly; SameSite=Lax$/,
    );
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'journal', '/a b'])(
    'goes on to no %s afterwards',
    async (next) => {
      expect((await createClient(testApp).post('/api/auth/oidc/start', { next })).status).toBe(422);
    },
  );
});

describe('signing in through the provider', () => {
  it('opens an account for who is new, and signs in who is known', async () => {
    const luna = newPerson({ nickname: 'Luna', picture: 'https://p.example/l.png' });
    const browser = newBrowser();
    const first = await browser.go(luna, { next: '/journal?tag=house' });
    expect(first.body.data).toEqual({ outcome: 'signed_in', isNew: true, next: '/journal?tag=house' });
    const { body: user } = await browser.get('/api/user');
    expect(user).toMatchObject({
      username: 'Luna',
      email: luna.email,
      emailVerified: true,
      accountStatus: 'active',
      language: 'es',
      timezone: 'Europe/Madrid',
    });
    expect(await rowOf(user.id)).toMatchObject({
      auth0Id: `${oidc.issuer}|${luna.sub}`,
      authProvider: oidc.issuer,
      password: null,
      pictureUrl: 'https://p.example/l.png',
    });
    expect(await receiveMails(testApp)).toEqual([]);
    const again = newBrowser();
    expect((await again.go(luna)).body.data).toEqual({ outcome: 'signed_in', isNew: false, next: null });
    expect((await again.get('/api/user')).body.id).toBe(user.id);
    expect((await again.get('/api/sessions')).body.data.items[0]).toMatchObject({
      method: 'oidc',
      hasSecondFactor: false,
    });
    const [mail] = await receiveMails(testApp);
    expect(mail?.to?.[0]?.address).toBe(luna.email);
  });

  it('keeps by whose code a new member came, and lets nobody be kept out by one', async () => {
    const referrer = await signedInClient(testApp);
    const { body } = await referrer.get('/api/referrals/code');
    const come = async (referralCode: string) => {
      const browser = newBrowser();
      const values = await browser.leave(newPerson({ nickname: 'Friend' }));
      expect((await browser.callBack({ ...values, referralCode })).body.data.isNew).toBe(true);
      return (await browser.get('/api/user')).body.id as number;
    };
    expect(await rowOf(await come(body.data.code))).toMatchObject({ referredBy: referrer.user.id });
    expect(await rowOf(await come('x'.repeat(500)))).toMatchObject({ referredBy: null });
    await receiveMails(testApp);
  });

  it('takes no address for verified that the provider has not verified, and sends a link', async () => {
    const person = newPerson({ email_verified: false });
    const browser = newBrowser();
    await browser.go(person);
    const { body: user } = await browser.get('/api/user');
    expect(user).toMatchObject({ emailVerified: false, accountStatus: 'pending' });
    const [mail] = await receiveMails(testApp);
    expect(linkOf(mail)).toMatch(/^\/verify-email#token=/);
    await newBrowser().go({ ...person, email_verified: true });
    expect(await rowOf(user.id)).toMatchObject({ emailVerified: true, accountStatus: 'active' });
  });

  it('finds another name where one is taken', async () => {
    await buildUser(testApp, { username: 'Orion' });
    const browser = newBrowser();
    await browser.go(newPerson({ nickname: 'Orion' }));
    expect((await browser.get('/api/user')).body.username).toMatch(/^Orion-\d{4}$/);
  });

  it('opens one account for who comes twice at the same time', async () => {
    const person = newPerson();
    const browsers = [newBrowser(), newBrowser(), newBrowser()];
    const values = await Promise.all(browsers.map((browser) => browser.leave(person)));
    const answers = await Promise.all(
      browsers.map((browser, index) => browser.callBack(values[index] ?? {})),
    );
    expect(answers.map(({ body }) => body.data?.outcome)).toEqual(['signed_in', 'signed_in', 'signed_in']);
    expect(answers.filter(({ body }) => body.data.isNew)).toHaveLength(1);
    expect(await countOf(person.email)).toBe(1);
  });

  it('needs an address', async () => {
    const answer = await newBrowser().go({ sub: 'nameless' });
    expect([answer.status, answer.body.reason]).toEqual([422, 'oidc.no_email']);
  });

  it('asks for the second factor as any other way in does', async () => {
    const person = newPerson();
    const auth0Id = `${oidc.issuer}|${person.sub}`;
    const admin = await signedInClient(testApp, { auth0Id, authProvider: oidc.issuer, isAdmin: true });
    const totp = await setUpTotp(testApp, admin);
    const browser = newBrowser();
    const { body } = await browser.go(person, { next: '/auth-test' });
    expect(body.data).toEqual({
      outcome: 'second_factor',
      methods: ['totp', 'recovery_code'],
      next: '/auth-test',
    });
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await browser.post('/api/login/second-factor', { code: totp.code() })).status).toBe(200);
    const { items } = (await browser.get('/api/sessions')).body.data;
    expect(items[0]).toMatchObject({ method: 'oidc', hasSecondFactor: true });
  });

  it.each([
    ['suspended', 'accounts.suspended'],
    ['deleted', 'oidc.account_closed'],
  ] as const)('lets nobody in whose account is %s', async (accountStatus, reason) => {
    const person = newPerson();
    await buildUser(testApp, { auth0Id: `${oidc.issuer}|${person.sub}`, accountStatus });
    const browser = newBrowser();
    expect((await browser.go(person)).body.reason).toBe(reason);
    expect((await browser.get('/api/user')).status).toBe(401);
  });
});

describe('linking', () => {
  it('asks for proof where the address has an account, and links once it is given', async () => {
    const person = newPerson();
    const user = await buildUser(testApp, { email: person.email });
    await setPassword(testApp.context, user.id, 'violet otter, 4 rivers');
    const browser = newBrowser();
    const { body } = await browser.go(person);
    expect(body.data).toEqual({ outcome: 'link_needed', email: person.email, next: null });
    expect((await browser.get('/api/user')).status).toBe(401);
    expect(await rowOf(user.id)).toMatchObject({ auth0Id: null });
    await browser.post('/api/login', { username: person.email, password: 'violet otter, 4 rivers' });
    const waiting = await browser.get('/api/auth/oidc/link');
    expect(waiting.body.data).toMatchObject({ isLinked: false, waiting: { email: person.email } });
    await receiveMails(testApp);
    const linked = await browser.post('/api/auth/oidc/link');
    expect(linked.body.data).toMatchObject({ isLinked: true, canUnlink: true, waiting: null });
    expect(await rowOf(user.id)).toMatchObject({ emailVerified: true, authProvider: oidc.issuer });
    const [mail] = await receiveMails(testApp);
    expect(mail?.subject).toBe('Your account is now linked to Lighthouse');
    expect((await newBrowser().go(person)).body.data).toMatchObject({ outcome: 'signed_in', isNew: false });
    expect((await browser.post('/api/auth/oidc/link')).body.reason).toBe('oidc.start_again');
  });

  it('is for the browser that came back, and asks for a fresh proof', async () => {
    const person = newPerson();
    await buildUser(testApp, { email: person.email });
    await newBrowser().go(person);
    const stranger = await memberBrowser();
    expect((await stranger.post('/api/auth/oidc/link')).body.reason).toBe('oidc.start_again');
    testApp.clock.advance(16 * 60_000);
    expect((await stranger.post('/api/auth/oidc/link')).body.reason).toBe('accounts.proof_needed');
  });

  it('can begin with a member, and belongs to one account', async () => {
    const person = newPerson();
    const member = await memberBrowser();
    const { body } = await member.go(person, { next: '/account/security' }, '/api/auth/oidc/connection');
    expect(body.data).toEqual({ outcome: 'link_ready', email: person.email, next: '/account/security' });
    expect((await member.post('/api/auth/oidc/link')).body.data).toMatchObject({ isLinked: true });
    expect((await member.post('/api/auth/oidc/connection', {})).body.reason).toBe('oidc.already_linked');
    const other = await memberBrowser();
    const refused = await other.go(person, {}, '/api/auth/oidc/connection');
    expect([refused.status, refused.body.reason]).toEqual([409, 'oidc.already_linked']);
    expect((await other.post('/api/auth/oidc/link')).body.reason).toBe('oidc.start_again');
  });

  it('goes to one of two accounts that take the same return at once', async () => {
    const person = newPerson();
    await buildUser(testApp, { email: person.email });
    const browser = newBrowser();
    await browser.go(person);
    const member = await memberBrowser();
    browser.setCookie(`${sessionCookieName(testApp.context.config)}=${member.token}`);
    const answers = await Promise.all([
      browser.post('/api/auth/oidc/link'),
      browser.post('/api/auth/oidc/link'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is undone where another way in is left', async () => {
    const person = newPerson();
    const browser = newBrowser();
    await browser.go(person);
    const only = await browser.delete('/api/auth/oidc/link');
    expect([only.status, only.body.reason]).toEqual([409, 'oidc.only_way_in']);
    const { body: user } = await browser.get('/api/user');
    await setPassword(testApp.context, user.id, 'violet otter, 4 rivers');
    await receiveMails(testApp);
    expect((await browser.delete('/api/auth/oidc/link')).body.data).toMatchObject({ isLinked: false });
    expect((await browser.delete('/api/auth/oidc/link')).status).toBe(200);
    const mails = await receiveMails(testApp);
    expect(mails.map(({ subject }) => subject)).toEqual(['Tu cuenta ya no está vinculada a Lighthouse']);
    expect((await newBrowser().go(person)).body.data).toMatchObject({ outcome: 'link_needed' });
  });
});

describe('proving to be the one', () => {
  it('counts for those who signed in there anew, as who they are', async () => {
    const person = newPerson();
    const browser = newBrowser();
    await browser.go(person);
    testApp.clock.advance(16 * 60_000);
    expect((await browser.delete('/api/auth/oidc/link')).body.reason).toBe('accounts.proof_needed');
    testApp.clock.set(new Date());
    const values = await browser.leave(person, { next: '/account' }, '/api/auth/oidc/proof');
    expect((await browser.callBack(values)).body.data).toEqual({ outcome: 'proven', next: '/account' });
    const other = await browser.go(newPerson(), {}, '/api/auth/oidc/proof');
    expect([other.status, other.body.reason]).toEqual([403, 'oidc.other_identity']);
  });

  it('asks the provider for a fresh sign-in', async () => {
    const browser = newBrowser();
    await browser.go(newPerson());
    const { body } = await browser.post('/api/auth/oidc/proof', {});
    const asked = new URL(body.data.url).searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
  });

  it('is not for accounts that are not linked, nor for another session', async () => {
    const member = await memberBrowser();
    expect((await member.post('/api/auth/oidc/proof', {})).body.reason).toBe('oidc.not_linked');
    const person = newPerson();
    const browser = newBrowser();
    await browser.go(person);
    const values = await browser.leave(person, {}, '/api/auth/oidc/proof');
    await browser.go(person);
    expect((await browser.callBack(values)).body.reason).toBe('oidc.start_again');
  });
});

describe('purgeAuthorizationsJob', () => {
  it('forgets who never came back, and whom nobody linked', async () => {
    const { pool } = testApp.context;
    const counts = async () =>
      (
        await pool.query(
          'SELECT (SELECT count(*) FROM oidc_journeys) + (SELECT count(*) FROM oidc_arrivals) AS n',
        )
      ).rows[0].n;
    await createClient(testApp).post('/api/auth/oidc/start', {});
    await purgeAuthorizationsJob(testApp.context).run();
    expect(Number(await counts())).toBeGreaterThan(0);
    testApp.clock.advance(24 * 3_600_000);
    await purgeAuthorizationsJob(testApp.context).run();
    expect(Number(await counts())).toBe(0);
  });
});
