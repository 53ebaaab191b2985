import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { addPasskey, setUpTotp } from '#server/testing/factor-factories.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { chittaWith } from '../testing/run-chitta.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

function reset(...args: string[]) {
  const database = { DATABASE_URL: String(testApp.context.pool.options.connectionString) };
  return chittaWith(database, 'factors', 'reset', ...args);
}

// Each command starts a program.
describe('chitta factors reset', { timeout: 60_000 }, () => {
  it('takes every factor of one member away once confirmed, tells the owner and is kept', async () => {
    const client = await signedInClient(testApp, { username: 'Luna', email: 'luna@night.example' });
    const other = await signedInClient(testApp);
    await setUpTotp(testApp, other);
    await setUpTotp(testApp, client);
    await addPasskey(client);
    await receiveMails(testApp);

    expect(reset('luna@night.example')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--yes'),
    });
    expect((await client.get('/api/factors')).body.data).toMatchObject({ isSecondStepOn: true });

    const done = reset('LUNA@night.example', '--yes');
    expect(done).toMatchObject({ status: 0, stderr: '' });
    expect(done.stdout).toMatch(/^Luna has no second factor any more and is logged out everywhere\./);
    expect((await client.get('/api/user')).status).toBe(401);
    const again = await signedInClient(testApp, { user: client.user });
    expect((await again.get('/api/factors')).body.data).toMatchObject({
      totpSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      isSecondStepOn: false,
    });
    expect((await other.get('/api/factors')).body.data).toMatchObject({ recoveryCodesLeft: 10 });
    const [mail, ...more] = await receiveMails(testApp);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your second factors were removed');
    expect(mail?.to).toMatchObject([{ address: 'luna@night.example' }]);
    expect(mail?.text).toContain("Didn't ask for this?");
    expect(await testApp.context.db.select().from(auditLog)).toMatchObject([
      { action: 'factors.reset', actorName: 'command line', userId: client.user.id, details: { ended: 1 } },
    ]);
  });

  it('says where there is nothing to take away, and what an administrator needs then', async () => {
    const admin = await signedInClient(testApp, { username: 'boss', isAdmin: true });
    expect(reset('boss', '--yes').stdout).toBe('boss has no second factor.\n');
    await addPasskey(admin);
    expect(reset('boss', '--yes').stdout).toContain('The desk of administrators stays closed');
    const again = await signedInClient(testApp, { user: admin.user, hasSecondFactor: false });
    expect((await again.get('/api/admin/users')).body.reason).toBe('accounts.second_factor_required');
  });

  it('leaves closed accounts alone, and refuses whom there is not', async () => {
    const client = await signedInClient(testApp, { username: 'gone', accountStatus: 'deleted' });
    expect(reset(client.user.username, '--yes')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('closed'),
    });
    expect(reset('nobody', '--yes')).toMatchObject({
      status: 1,
      stderr: 'There is no member "nobody".\n',
    });
    expect(reset()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('"factors reset" needs a word more'),
    });
  });
});
