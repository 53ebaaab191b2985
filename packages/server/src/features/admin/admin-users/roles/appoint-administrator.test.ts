import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { buildUser, signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';
import { commandLine } from '../../audit-log/actor.ts';
import { appointAdministratorJob } from './appoint-administrator.job.ts';
import { appointAdministrator } from './appoint-administrator.ts';
import { revokeAdminRole } from './revoke-admin-role.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp({ env: { ADMIN_EMAIL: 'Boss@example.org' } });
});
afterAll(() => testApp.close());

it('makes the member of ADMIN_EMAIL administrator once they are shown to own it, and once only', async () => {
  const { context } = testApp;
  const { id } = await buildUser(testApp, { username: 'boss', email: 'boss@example.org' });
  const set = (values: object) => context.db.update(users).set(values).where(eq(users.id, id));
  const isAdmin = async () => (await context.db.select().from(users).where(eq(users.id, id)))[0]?.isAdmin;
  expect(await appointAdministrator(context)).toBe('unproven');
  await set({ emailVerified: true, addressProof: 'reset', accountStatus: 'suspended' });
  expect(await appointAdministrator(context)).toBe('nobody');
  await set({ accountStatus: 'active' });
  for (const job of appointAdministratorJob(context)) await job.run();
  expect(await isAdmin()).toBe(true);
  const rows = await context.db.select().from(auditLog).where(eq(auditLog.userId, id));
  expect(rows).toMatchObject([{ action: 'admin_role.granted', actorId: null, actorName: 'configuration' }]);
  await buildUser(testApp, { isAdmin: true });
  await revokeAdminRole(context, { actor: commandLine, userId: id, reason: 'Moved on.' });
  expect(await appointAdministrator(context)).toBe('nobody');
  expect(await isAdmin()).toBe(false);
});

describe('a stranger who took the address first', () => {
  const address = 'root@example.org';
  const password = 'violet otter, 4 rivers';
  let own: TestApp;

  beforeAll(async () => {
    own = await buildTestApp({ env: { ADMIN_EMAIL: address } });
  });
  afterAll(() => own.close());

  const runJob = async () => {
    for (const job of appointAdministratorJob(own.context)) await job.run();
  };
  const rowAt = async () => (await own.context.db.select().from(users).where(eq(users.emailKey, address)))[0];

  it('does not become administrator by a click of the operator, nor by following the link', async () => {
    const newcomer = { username: 'mallory', email: address, password };
    const signedUp = await createClient(own).post('/api/signup', newcomer);
    const [mail] = await receiveMails(own);
    const token = linkOf(mail).split('#token=')[1];
    await createClient(own).post('/api/email-verification', { token });
    await runJob();
    expect(await rowAt()).toMatchObject({ isAdmin: false, emailVerified: false });
    const session = /chitta_session=([^;]+)/.exec(String(signedUp.headers['set-cookie']))?.[1];
    await createClient(own, session).post('/api/email-verification', { token });
    await runJob();
    expect(await rowAt()).toMatchObject({ isAdmin: false, emailVerified: true });
  });

  it('does not become administrator by moving to the address', async () => {
    await own.context.db.update(users).set({ email: 'm@example.org', emailKey: 'm@example.org' });
    const mover = await signedInClient(own, {
      emailVerified: true,
      addressProof: 'reset',
      accountStatus: 'active',
    });
    await mover.post('/api/email-changes', { email: address });
    const mails = await receiveMails(own);
    const link = linkOf(mails.find(({ text }) => text?.includes('/verify-email#')));
    const token = link.split('#token=')[1];
    expect((await mover.post('/api/email-verification', { token })).status).toBe(200);
    await runJob();
    expect(await rowAt()).toMatchObject({ id: mover.user.id, isAdmin: false });
  });

  it('loses the account to the operator who sets a password by mail, who becomes one', async () => {
    await createClient(own).post('/api/password/forgot', { email: address });
    const mails = await receiveMails(own);
    const link = linkOf(mails.find(({ text }) => text?.includes('/reset-password#')));
    const token = link.split('#token=')[1];
    const chosen = 'seven calm herons fly';
    expect((await createClient(own).post('/api/password/reset', { token, password: chosen })).status).toBe(
      200,
    );
    await runJob();
    expect(await rowAt()).toMatchObject({ isAdmin: true, addressProof: 'reset' });
  });
});

it('has no job where no address is set', async () => {
  const context = { ...testApp.context, config: { ...testApp.context.config, adminEmail: null } };
  expect(appointAdministratorJob(context)).toEqual([]);
  expect(await appointAdministrator(context)).toBe('nobody');
});
