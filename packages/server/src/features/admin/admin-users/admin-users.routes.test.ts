import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';

const reason = 'Asked for by mail.';
let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

/** Each test has an administrator who has just proved to be the one. */
async function signInAdmin(): Promise<SignedInClient> {
  admin = await signedInClient(testApp, { isAdmin: true, emailVerified: true, accountStatus: 'active' });
  return admin;
}

const rowOf = async (id: number) =>
  (await testApp.context.db.select().from(users).where(eq(users.id, id)))[0];
const pathOf = (id: number, rest = '') => `/api/admin/users/${id}${rest}`;
const remove = (id: number, rest: string) =>
  admin.send({ method: 'DELETE', url: pathOf(id, rest), payload: { reason } });
const actsOn = async (id: number) => (await admin.get(pathOf(id))).body.data.acts;

describe('GET /api/admin/users', () => {
  const namesOf = async (query: string) => {
    const { body } = await admin.get(`/api/admin/users?${query}`);
    return body.data.items.map(({ username }: { username: string }) => username);
  };

  it('finds members by part of name or address, number, and number of the payment provider', async () => {
    await signInAdmin();
    const { id } = await buildUser(testApp, {
      username: 'Selene',
      email: 'moon@night.example',
      stripeCustomerId: 'cus_Ab12',
      stripeSubscriptionId: 'sub_Cd34',
    });
    for (const sought of ['eLEn', 'NIGHT.exa', String(id), 'cus_Ab12', 'sub_Cd34', ' selene '])
      expect(await namesOf(`search=${encodeURIComponent(sought)}`), sought).toContain('Selene');
    expect(await namesOf('search=cus_Ab')).toEqual([]);
    expect(await namesOf('search=99999999999')).toEqual([]);
    expect(await namesOf(`search=${encodeURIComponent('%')}`)).toEqual([]);
  });

  it('narrows by status, tier, proven address and role, and goes page by page', async () => {
    await signInAdmin();
    const make = (name: string, values = {}) => buildUser(testApp, { username: `list-${name}`, ...values });
    await make('a', { accountStatus: 'suspended' });
    await make('b', { subscriptionTier: 'premium' });
    await make('c', { emailVerified: true });
    await make('d', { isAdmin: true });
    expect(await namesOf('search=list-&status=suspended')).toEqual(['list-a']);
    expect(await namesOf('search=list-&tier=premium')).toEqual(['list-b']);
    expect(await namesOf('search=list-&verified=true')).toEqual(['list-c']);
    expect(await namesOf('search=list-&admin=true')).toEqual(['list-d']);
    const first = (await admin.get('/api/admin/users?search=list-&limit=3')).body.data;
    const second = (await admin.get(`/api/admin/users?search=list-&limit=3&cursor=${first.nextCursor}`)).body;
    expect(first.items.map(({ username }: { username: string }) => username)).toEqual([
      'list-d',
      'list-c',
      'list-b',
    ]);
    expect(second.data).toMatchObject({ items: [{ username: 'list-a' }], nextCursor: null });
    expect((await admin.get('/api/admin/users?cursor=none')).status).toBe(422);
  });
});

describe('GET /api/admin/users/:id', () => {
  it('shows counts and states', async () => {
    await signInAdmin();
    const member = await signedInClient(testApp, { accountStatus: 'pending' });
    await member.post('/api/email-verification/resend');
    const { body } = await member.post('/api/dreams', {
      userId: member.user.id,
      content: 'A dog stood in my house.',
    });
    await member.delete(`/api/dreams/${body.data.id}`);
    const { data } = (await admin.get(pathOf(member.user.id))).body;
    expect(data).toMatchObject({
      username: member.user.username,
      accountStatus: 'pending',
      allowance: { used: 0, limit: 3, resetsAt: null },
      sessions: { count: 1, lastSeenAt: testApp.clock.now().toISOString() },
      dreams: { kept: 0, deleted: 1 },
      mails: [{ kind: 'verify-email', state: 'waiting' }],
      acts: [],
    });
    await receiveMails(testApp);
    expect((await admin.get(pathOf(member.user.id))).body.data.mails[0].state).toBe('sent');
    expect((await admin.get(pathOf(2_147_483_000))).body.reason).toBe('admin_users.not_found');
  });
});

describe('PATCH /api/admin/users/:id/status', () => {
  const setStatus = (id: number, status: string) => admin.patch(pathOf(id, '/status'), { status, reason });

  it('suspends: signed out at once, on every device, and kept in the log', async () => {
    await signInAdmin();
    const member = await signedInClient(testApp, { accountStatus: 'active', emailVerified: true });
    const { status, body } = await setStatus(member.user.id, 'suspended');
    expect([status, body.data.accountStatus, body.data.sessions.count]).toEqual([200, 'suspended', 0]);
    expect((await member.get('/api/user')).body.reason).toBe('accounts.signed_out');
    expect(body.data.acts).toMatchObject([
      {
        action: 'status.changed',
        actorId: admin.user.id,
        actorName: admin.user.username,
        reason,
        details: { from: 'active', to: 'suspended' },
        address: '127.0.0.0/24',
      },
    ]);
    expect((await setStatus(member.user.id, 'active')).body.data.accountStatus).toBe('active');
    await setStatus(member.user.id, 'active');
    expect(await actsOn(member.user.id)).toHaveLength(2);
  });

  it('makes nobody active whose address was never proven', async () => {
    await signInAdmin();
    const { user } = await signedInClient(testApp);
    await setStatus(user.id, 'suspended');
    expect((await setStatus(user.id, 'active')).body.data).toMatchObject({ accountStatus: 'pending' });
    expect((await actsOn(user.id))[0]?.details ?? null).not.toBeNull();
    expect((await setStatus(user.id, 'active')).body.data.accountStatus).toBe('pending');
  });

  it('wants a fresh proof and a reason, and changes nothing without', async () => {
    await signInAdmin();
    const { id } = await buildUser(testApp);
    expect((await admin.patch(pathOf(id, '/status'), { status: 'suspended' })).status).toBe(422);
    expect((await admin.patch(pathOf(id, '/status'), { status: 'deleted', reason })).status).toBe(422);
    testApp.clock.advance(16 * 60_000);
    expect((await setStatus(id, 'suspended')).body.reason).toBe('accounts.proof_needed');
    expect(await rowOf(id)).toMatchObject({ accountStatus: 'pending' });
  });

  it('leaves oneself and closed accounts alone', async () => {
    await signInAdmin();
    const closed = await buildUser(testApp, { accountStatus: 'deleted' });
    expect((await setStatus(admin.user.id, 'suspended')).body.reason).toBe('admin_users.own_account');
    expect((await setStatus(closed.id, 'active')).body.reason).toBe('admin_users.closed');
  });
});

describe('POST /api/admin/users/:id/sessions/end', () => {
  it('signs the member out everywhere', async () => {
    await signInAdmin();
    const member = await signedInClient(testApp);
    const { body } = await admin.post(pathOf(member.user.id, '/sessions/end'), { reason });
    expect(body.data).toMatchObject({ sessions: { count: 0 }, acts: [{ details: { ended: 1 } }] });
    expect((await member.get('/api/user')).status).toBe(401);
  });
});

describe('/admin/verification', () => {
  it('takes an address as proven', async () => {
    await signInAdmin();
    const { id } = await buildUser(testApp);
    const { body } = await admin.post(pathOf(id, '/verify'), { reason });
    expect(body.data).toMatchObject({ emailVerified: true, accountStatus: 'active' });
    const again = await admin.post(pathOf(id, '/verify'), { reason });
    expect(again.body.reason).toBe('admin_users.not_pending');
  });

  it('sends the link again, as often as the member could', async () => {
    await signInAdmin();
    const { id, email } = await buildUser(testApp);
    await receiveMails(testApp);
    for (let time = 0; time < 5; time += 1)
      expect((await admin.post(pathOf(id, '/resend-verification'), { reason })).status).toBe(200);
    expect((await admin.post(pathOf(id, '/resend-verification'), { reason })).status).toBe(429);
    const mails = await receiveMails(testApp);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(Array.from({ length: 5 }, () => email));
    expect(await actsOn(id)).toHaveLength(5);
  });

  it('tells the address that its account was closed, why, and how to take it back', async () => {
    await signInAdmin();
    await receiveMails(testApp);
    const user = await buildUser(testApp, { language: 'es' });
    await admin.post(pathOf(user.id, '/close'), { reason: 'Spam, said a@b.example.' });
    const [mail] = await receiveMails(testApp);
    expect(mail?.to?.[0]?.address).toBe(user.email);
    expect(mail?.subject).toBe('Tu cuenta de Chitta está cerrada');
    expect(mail?.text).toContain(`Quien administra este sitio cerró tu cuenta ${user.username}`);
    expect(mail?.text).toContain('«Spam, said […@…]»');
    // Nobody reads what is sent to the address that the tests send from.
    expect(mail?.text).not.toContain('responde a este correo');
    const token = linkOf(mail).split('#token=')[1] ?? '';
    expect((await admin.post('/api/account-deletion/cancel', { token })).status).toBe(200);
    expect(await rowOf(user.id)).toMatchObject({ accountStatus: 'pending', closedAt: null });
  });

  it('closes an account that nobody has proven, and no other', async () => {
    await signInAdmin();
    const member = await signedInClient(testApp);
    const proven = await buildUser(testApp, { emailVerified: true });
    const { body } = await admin.post(pathOf(member.user.id, '/close'), { reason });
    expect(body.data).toMatchObject({
      accountStatus: 'deleted',
      closedAt: testApp.clock.now().toISOString(),
      sessions: { count: 0 },
    });
    expect((await member.get('/api/user')).status).toBe(401);
    const refused = await admin.post(pathOf(proven.id, '/close'), { reason });
    expect(refused.body.reason).toBe('admin_users.not_pending');
    for (const path of ['/close', '/verify', '/resend-verification', '/admin-role'])
      expect((await admin.post(pathOf(member.user.id, path), { reason })).body.reason).toBe(
        'admin_users.closed',
      );
  });
});

describe('unlimited access', () => {
  const grant = (id: number, until: Date) =>
    admin.post(pathOf(id, '/unlimited-access'), { reason, until: until.toISOString() });
  const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * 86_400_000);

  it('is given until a time, kept in the log, and taken away again', async () => {
    await signInAdmin();
    const { id } = await buildUser(testApp);
    const until = inDays(30);
    expect((await grant(id, until)).body.data).toMatchObject({
      hasUnlimitedAccess: true,
      unlimitedAccessUntil: until.toISOString(),
      acts: [{ action: 'unlimited_access.granted', details: { until: until.toISOString() } }],
    });
    expect((await remove(id, '/unlimited-access')).body.data).toMatchObject({
      hasUnlimitedAccess: false,
      unlimitedAccessUntil: null,
    });
    expect((await remove(id, '/unlimited-access')).body.data.acts).toHaveLength(2);
  });

  it.each([-1, 0, 3661])('is not given for %d days', async (days) => {
    await signInAdmin();
    const { id } = await buildUser(testApp);
    expect((await grant(id, inDays(days))).status).toBe(422);
    expect(await rowOf(id)).toMatchObject({ hasUnlimitedAccess: false });
  });
});
