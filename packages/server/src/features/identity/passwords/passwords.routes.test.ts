import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpFactors } from '#server/db/tables/identity/totp-factors.ts';
import { type NewUser, users } from '#server/db/tables/identity/users.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';
import { createResetLink } from './create-reset-link.ts';

const password = 'violet otter, 4 rivers';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp({ env: { ADMIN_EMAIL: 'help@chitta.example' } });
});
afterAll(() => testApp.close());

const forgot = (email: string, language?: string) =>
  createClient(testApp).post('/api/password/forgot', { email, ...(language && { language }) });
const reset = (token: string, chosen = password) =>
  createClient(testApp).post('/api/password/reset', { token, password: chosen });
const newToken = async (userId: number) =>
  (await createResetLink(testApp.context, userId, '')).split('#token=')[1] ?? '';
const logIn = (username: string, chosen = password) =>
  createClient(testApp).post('/api/login', { username, password: chosen });
const change = (client: SignedInClient, chosen: string) =>
  client.send({ method: 'PUT', url: '/api/password', payload: { password: chosen } });

describe('POST /api/password/forgot', () => {
  it('answers the same for every address, and asks the database the same', async () => {
    const user = await buildUser(testApp);
    const known = await forgot(user.email);
    const unknown = await forgot('nobody@example.org');
    expect(known.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    const kept = await testApp.context.db.select().from(outgoingMails).where(eq(outgoingMails.attempts, 0));
    expect(kept).toMatchObject([
      { kind: 'reset-password', userId: null, params: {} },
      { kind: 'reset-password', userId: null, params: {} },
    ]);
    const mails = await receiveMails(testApp);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([user.email]);
    const left = await testApp.context.db.select().from(outgoingMails);
    expect(left.map(({ recipient }) => recipient)).not.toContain('nobody@example.org');
  });

  it.each([
    ['en', 'Reset your Chitta password', 'The link works once and is valid for one hour.'],
    ['es', 'Restablece tu contraseña de Chitta', 'El enlace sirve una sola vez y vale una hora.'],
  ] as const)(
    'writes in the member’s language, %s, before that of the page',
    async (language, subject, line) => {
      const user = await buildUser(testApp, { language });
      await forgot(user.email.toUpperCase(), language === 'en' ? 'es' : 'en');
      const [mail] = await receiveMails(testApp);
      expect(mail).toMatchObject({ subject, to: [{ address: user.email }] });
      expect(mail?.text).toContain(line);
      expect(mail?.text).toContain(user.username);
      expect(linkOf(mail)).toMatch(/^\/reset-password#token=[\w-]{43}$/);
    },
  );

  it('never writes to an address that only looks like the member’s', async () => {
    const user = await buildUser(testApp, { email: 'mike@example.org' });
    await forgot('ｍike@example.org');
    const mails = await receiveMails(testApp);
    for (const { to } of mails) expect(to?.[0]?.address).toBe(user.email);
  });

  it.each(['suspended', 'deleted'] as const)('sends nothing to a member who is %s', async (accountStatus) => {
    const user = await buildUser(testApp, { accountStatus });
    expect((await forgot(user.email)).status).toBe(200);
    expect(await receiveMails(testApp)).toEqual([]);
  });

  it('fills nobody’s mailbox, and does not say so', async () => {
    const user = await buildUser(testApp);
    for (let time = 0; time < 8; time += 1) expect((await forgot(user.email)).status).toBe(200);
    expect(await receiveMails(testApp)).toHaveLength(5);
  });

  it('takes so many requests of one address of the net', async () => {
    const answers = [];
    for (let time = 0; time < 31; time += 1) answers.push(await forgot('nobody@example.org'));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.reason).toBe('requests.too_many');
  });
});

describe('POST /api/password/reset', () => {
  it('sets the password, ends every session, proves the address and tells the owner', async () => {
    await receiveMails(testApp);
    const client = await signedInClient(testApp);
    const other = await newToken(client.user.id);
    expect((await reset(await newToken(client.user.id))).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(401);
    const { body } = await logIn(client.user.username);
    expect(body).toMatchObject({ id: client.user.id, emailVerified: true, accountStatus: 'active' });
    expect((await reset(other)).body.reason).toBe('links.used');
    const [mail] = await receiveMails(testApp);
    expect(mail).toMatchObject({
      subject: 'Your Chitta password was changed',
      to: [{ address: client.user.email }],
    });
    expect(mail?.text).toContain('help@chitta.example');
    expect(linkOf(mail)).toBe('/forgot-password');
  });

  it('withdraws a change of address that somebody else may have begun', async () => {
    const client = await signedInClient(testApp);
    await client.post('/api/email-changes', { email: 'thief@example.org' });
    const mails = await receiveMails(testApp);
    const link = mails.map(linkOf).find((each) => each.startsWith('/verify-email')) ?? '';
    await reset(await newToken(client.user.id));
    const late = await createClient(testApp).post('/api/email-verification', {
      token: link.split('#token=')[1],
    });
    expect(late.body.reason).toBe('links.replaced');
  });

  it.each([
    [false, null, 0],
    [true, 'administrator', 0],
    [true, 'link', 1],
  ] as const)('keeps other ways in only where the owner had proven the address: %s, %s', async (...row) => {
    const [emailVerified, addressProof, kept] = row;
    const user = await buildUser(testApp, {
      emailVerified,
      addressProof,
      authProvider: 'oidc',
      auth0Id: `x|${addressProof}`,
    });
    const { db, clock } = testApp.context;
    const secret = Buffer.alloc(20);
    await db.insert(totpFactors).values({ userId: user.id, secret, createdAt: clock.now() });
    await reset(await newToken(user.id));
    const factors = await db.select().from(totpFactors).where(eq(totpFactors.userId, user.id));
    expect(factors).toHaveLength(kept);
    const [left] = await db.select().from(users).where(eq(users.id, user.id));
    expect(left?.authProvider).toBe(kept === 1 ? 'oidc' : null);
  });

  it('refuses a guessable password, and leaves the link as it was', async () => {
    const user = await buildUser(testApp);
    const token = await newToken(user.id);
    for (const bad of ['password123', user.username]) {
      const refused = await reset(token, bad);
      expect(refused.body).toMatchObject({
        reason: 'accounts.password_too_common',
        details: [{ path: 'password' }],
      });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('gives a password to a member who signed in elsewhere until now', async () => {
    const user = await buildUser(testApp, {
      password: null,
      authProvider: 'oidc',
      auth0Id: 'x|1',
    } as NewUser);
    await reset(await newToken(user.id));
    expect((await logIn(user.email)).body.id).toBe(user.id);
  });

  it('opens no suspended account', async () => {
    const user = await buildUser(testApp, { accountStatus: 'suspended' });
    expect((await reset(await newToken(user.id))).body.reason).toBe('accounts.suspended');
    const [row] = await testApp.context.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.password).toBeNull();
  });
});

describe('PUT /api/password', () => {
  it('sets the password and ends the other sessions', async () => {
    await receiveMails(testApp);
    const client = await signedInClient(testApp, { language: 'es' });
    const elsewhere = await signedInClient(testApp, { user: client.user });
    const link = await newToken(client.user.id);
    expect((await change(client, password)).body).toEqual({ success: true });
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/user')).body).toMatchObject({ emailVerified: false });
    expect((await logIn(client.user.username)).status).toBe(200);
    expect((await reset(link)).body.reason).toBe('links.used');
    const [mail] = await receiveMails(testApp);
    expect(mail?.subject).toBe('Tu contraseña de Chitta ha cambiado');
  });

  it('asks who was not proven a moment ago to prove it', async () => {
    const client = await signedInClient(testApp);
    testApp.clock.advance(15 * 60_000);
    const refused = await change(client, password);
    expect(refused.status).toBe(403);
    expect(refused.body.reason).toBe('accounts.proof_needed');
  });

  it('refuses what it refuses at sign-up', async () => {
    const client = await signedInClient(testApp);
    expect((await change(client, 'qwertyuiop')).body.reason).toBe('accounts.password_too_common');
    expect((await change(client, 'short')).status).toBe(422);
  });
});
