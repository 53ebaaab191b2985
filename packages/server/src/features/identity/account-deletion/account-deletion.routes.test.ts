import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';
import { setPassword } from '../accounts/set-password.ts';
import { createCancelLink } from './create-cancel-link.ts';

const day = 24 * 60 * 60_000;
const password = 'violet otter, 4 rivers';
let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 100_000, seconds: 60 };
  testApp = await buildTestApp({ config: { limits: { linksPerAddress: generous } } });
});
afterAll(() => testApp.close());

const close = (client: SignedInClient) => client.post('/api/account-deletion');
const cancel = (token: string) => createClient(testApp).post('/api/account-deletion/cancel', { token });
const logIn = (username: string) => createClient(testApp).post('/api/login', { username, password });
const statusOf = async (id: number) => {
  const [row] = await testApp.context.db.select().from(users).where(eq(users.id, id));
  return [row?.accountStatus, row?.closedAt === null];
};

async function closed(overrides = {}) {
  await receiveMails(testApp);
  const client = await signedInClient(testApp, {
    accountStatus: 'active',
    emailVerified: true,
    ...overrides,
  });
  await setPassword(testApp.context, client.user.id, password);
  const answer = await close(client);
  const [mail] = await receiveMails(testApp);
  return { client, answer, mail, token: linkOf(mail).split('#token=')[1] ?? '' };
}

describe('closing an account', () => {
  it('ends every session at once, and says when everything goes', async () => {
    const client = await signedInClient(testApp);
    const elsewhere = await signedInClient(testApp, { user: client.user });
    const answer = await close(client);
    expect(answer.status).toBe(200);
    const { erasedAfter } = answer.body.data;
    expect(new Date(erasedAfter).getTime()).toBe(testApp.clock.now().getTime() + 7 * day);
    expect(String(answer.headers['set-cookie'])).toContain('chitta_session=;');
    for (const each of [client, elsewhere]) expect((await each.get('/api/user')).status).toBe(401);
    expect(await statusOf(client.user.id)).toEqual(['deleted', false]);
  });

  it('asks who was not proven a moment ago to prove it', async () => {
    const client = await signedInClient(testApp);
    testApp.clock.advance(3_600_000);
    expect((await close(client)).body.reason).toBe('accounts.proof_needed');
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('is not for the last administrator, though it is for one of two who close at once', async () => {
    const administrator = { isAdmin: true, emailVerified: true, accountStatus: 'active' } as const;
    const last = await signedInClient(testApp, administrator);
    await buildUser(testApp, { ...administrator, accountStatus: 'suspended' });
    expect(await close(last)).toMatchObject({
      status: 409,
      body: { reason: 'admin_users.last_administrator' },
    });
    expect((await last.get('/api/user')).status).toBe(200);
    const other = await signedInClient(testApp, administrator);
    const answers = await Promise.all([close(last), close(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('lets nobody in, as if there were no such account, and keeps its name and address taken', async () => {
    const { client } = await closed();
    const { username, email } = client.user;
    const refused = await logIn(username);
    expect(refused.status).toBe(401);
    expect(refused.text).toBe((await logIn('nobody-at-all')).text);
    const newcomer = { username: `${username}2`, email, password };
    const signup = await createClient(testApp).post('/api/signup', newcomer);
    expect(signup).toMatchObject({ status: 409, body: { reason: 'accounts.email_taken' } });
    await createClient(testApp).post('/api/password/forgot', { email });
    expect(await receiveMails(testApp)).toEqual([]);
  });

  it('is told by a mail in the member’s language, with the day', async () => {
    testApp.clock.set(new Date('2026-11-21T10:00:00Z'));
    const { mail, client } = await closed({ language: 'es', timezone: 'America/Bogota' });
    testApp.clock.set(new Date());
    expect(mail?.subject).toBe('Tu cuenta de Chitta está cerrada');
    expect(mail?.to?.[0]?.address).toBe(client.user.email);
    expect(mail?.text).toMatch(/sábado, 28 de noviembre de 2026, 5:00/);
    expect(linkOf(mail)).toMatch(/^\/cancel-deletion#token=[\w-]{43}$/);
  });
});

describe('the link that takes it back', () => {
  it.each([
    [true, 'active'],
    [false, 'pending'],
  ])(
    'opens the account as it was (verified: %s), to be signed in to again',
    async (emailVerified, status) => {
      const { client, token } = await closed({ emailVerified });
      expect((await cancel(token)).body).toEqual({ success: true });
      expect(await statusOf(client.user.id)).toEqual([status, true]);
      expect((await client.get('/api/user')).status).toBe(401);
      expect((await logIn(client.user.username)).status).toBe(200);
      expect(await cancel(token)).toMatchObject({ status: 409, body: { reason: 'links.used' } });
    },
  );

  it('counts for one of twenty who use it at once', async () => {
    const { token } = await closed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(token)));
    const reasons = answers.map(({ body }) => body.reason ?? null).toSorted();
    expect(reasons).toEqual([...Array.from({ length: 19 }, () => 'links.used'), null]);
  });

  it('holds as long as the account waits, however late the mail was sent', async () => {
    const { client, token } = await closed();
    testApp.clock.advance(7 * day - 1);
    const [row] = await testApp.context.db.select().from(users).where(eq(users.id, client.user.id));
    const options = { userId: client.user.id, closedAt: row?.closedAt ?? new Date(), origin: '' };
    const late = (await createCancelLink(testApp.context, options)).split('#token=')[1] ?? '';
    testApp.clock.advance(1);
    for (const each of [token, late]) {
      expect(await cancel(each)).toMatchObject({ status: 410, body: { reason: 'links.expired' } });
    }
    testApp.clock.advance(-1);
    expect((await cancel(token)).status).toBe(200);
    testApp.clock.set(new Date());
  });

  it('does nothing where the account is open, or was never known', async () => {
    const { client, token } = await closed();
    await testApp.context.db
      .update(users)
      .set({ accountStatus: 'suspended', closedAt: null })
      .where(eq(users.id, client.user.id));
    expect((await cancel(token)).body.reason).toBe('links.replaced');
    expect(await statusOf(client.user.id)).toEqual(['suspended', true]);
    for (const wrong of [`${token}x`, token.toLowerCase(), 'x']) {
      expect(await cancel(wrong)).toMatchObject({ status: 404, body: { reason: 'links.unknown' } });
    }
  });

  it('lies nowhere in the database, and is not sent where the account is open again', async () => {
    const { token } = await closed();
    const { rows } = await testApp.context.pool.query(
      'SELECT token AS text FROM account_cancellations UNION ALL SELECT params::text FROM outgoing_mails',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    const user = await buildUser(testApp);
    await close(await signedInClient(testApp, { user }));
    await testApp.context.db
      .update(users)
      .set({ accountStatus: 'active', closedAt: null })
      .where(eq(users.id, user.id));
    expect(await receiveMails(testApp)).toEqual([]);
  });
});
