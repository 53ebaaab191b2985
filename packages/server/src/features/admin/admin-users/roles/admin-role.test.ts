import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const reason = 'Helps with the desk.';
const trusted = { emailVerified: true, accountStatus: 'active' } as const;
let testApp: TestApp;
let admin: SignedInClient;

beforeEach(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { ...trusted, isAdmin: true });
});
afterEach(() => testApp.close());

const give = (id: number) => admin.post(`/api/admin/users/${id}/admin-role`, { reason });
const take = (id: number, client = admin) =>
  client.send({ method: 'DELETE', url: `/api/admin/users/${id}/admin-role`, payload: { reason } });
const countAdministrators = () =>
  testApp.context.db.$count(
    testApp.context.db.select().from(users).where(eq(users.isAdmin, true)).as('admins'),
  );

describe('the role of administrator', () => {
  it('is given to a member whose address is proven, and to no other', async () => {
    const unproven = await buildUser(testApp);
    const proven = await buildUser(testApp, trusted);
    expect((await give(unproven.id)).body.reason).toBe('admin_users.not_verified');
    expect((await give(proven.id)).body.data).toMatchObject({
      isAdmin: true,
      acts: [{ action: 'admin_role.granted', actorId: admin.user.id, reason }],
    });
    expect((await give(proven.id)).body.data.acts).toHaveLength(1);
  });

  it('opens nothing before there is a second factor', async () => {
    const member = await signedInClient(testApp, { ...trusted, hasSecondFactor: false });
    await give(member.user.id);
    const { status, body } = await member.get('/api/admin/users');
    expect([status, body.reason]).toEqual([403, 'accounts.second_factor_required']);
  });

  it('is taken away at once', async () => {
    const other = await signedInClient(testApp, { ...trusted, isAdmin: true });
    expect((await other.get('/api/admin/users')).status).toBe(200);
    expect((await take(other.user.id)).body.data).toMatchObject({ isAdmin: false });
    expect((await other.get('/api/admin/users')).body.reason).toBe('requests.forbidden');
  });

  it('stays with the last one who can sign in', async () => {
    await buildUser(testApp, { ...trusted, isAdmin: true, accountStatus: 'suspended' });
    expect((await take(admin.user.id)).body.reason).toBe('admin_users.last_administrator');
    const other = await buildUser(testApp, { ...trusted, isAdmin: true });
    expect((await take(admin.user.id)).status).toBe(200);
    expect(await countAdministrators()).toBe(2);
    expect(other.isAdmin).toBe(true);
  });

  it('stays with one of many who take it from one another at the same time', async () => {
    const all = [admin];
    for (let more = 0; more < 4; more += 1)
      all.push(await signedInClient(testApp, { ...trusted, isAdmin: true }));
    await Promise.all(all.map(({ user }, index) => take(user.id, all[(index + 1) % all.length])));
    expect(await countAdministrators()).toBeGreaterThan(0);
    const freed = await Promise.all(all.map((client) => take(client.user.id, client)));
    expect(freed.map(({ status }) => status)).toContain(409);
    expect(await countAdministrators()).toBe(1);
  });

  it('and suspending leave one besides', async () => {
    const other = await signedInClient(testApp, { ...trusted, isAdmin: true });
    const suspend = (id: number, client: SignedInClient) =>
      client.patch(`/api/admin/users/${id}/status`, { status: 'suspended', reason });
    expect((await suspend(admin.user.id, other)).status).toBe(200);
    expect((await suspend(other.user.id, other)).body.reason).toBe('admin_users.own_account');
    expect((await take(other.user.id, other)).body.reason).toBe('admin_users.last_administrator');
  });
});
