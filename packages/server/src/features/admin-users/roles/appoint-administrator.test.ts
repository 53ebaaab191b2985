import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts/users.ts';
import { auditLog } from '#server/db/tables/audit-log.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { commandLine } from '../../audit-log/actor.ts';
import { appointAdministratorJob } from './appoint-administrator.job.ts';
import { appointAdministrator } from './appoint-administrator.ts';
import { revokeAdminRole } from './revoke-admin-role.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp({ env: { ADMIN_EMAIL: 'Boss@example.org' } });
});
afterAll(() => testApp.close());

it('makes the member of ADMIN_EMAIL administrator once the address is proven, and once only', async () => {
  const { context } = testApp;
  const { id } = await buildUser(testApp, { username: 'boss', email: 'boss@example.org' });
  const set = (values: object) => context.db.update(users).set(values).where(eq(users.id, id));
  const isAdmin = async () => (await context.db.select().from(users).where(eq(users.id, id)))[0]?.isAdmin;
  expect(await appointAdministrator(context)).toBe(false);
  await set({ emailVerified: true, accountStatus: 'suspended' });
  expect(await appointAdministrator(context)).toBe(false);
  await set({ accountStatus: 'active' });
  for (const job of appointAdministratorJob(context)) await job.run();
  expect(await isAdmin()).toBe(true);
  const rows = await context.db.select().from(auditLog).where(eq(auditLog.userId, id));
  expect(rows).toMatchObject([{ action: 'admin_role.granted', actorId: null, actorName: 'configuration' }]);
  await buildUser(testApp, { isAdmin: true });
  await revokeAdminRole(context, { actor: commandLine, userId: id, reason: 'Moved on.' });
  expect(await appointAdministrator(context)).toBe(false);
  expect(await isAdmin()).toBe(false);
});

it('has no job where no address is set', async () => {
  const context = { ...testApp.context, config: { ...testApp.context.config, adminEmail: null } };
  expect(appointAdministratorJob(context)).toEqual([]);
  expect(await appointAdministrator(context)).toBe(false);
});
