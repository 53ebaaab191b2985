import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/audit-log.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { chittaWith } from '../testing/run-chitta.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  const trusted = { emailVerified: true, accountStatus: 'active' } as const;
  await buildUser(testApp, { username: 'Luna', email: 'luna@night.example', ...trusted });
  await buildUser(testApp, { username: 'sol', ...trusted });
  await buildUser(testApp, { username: 'stranger' });
});
afterAll(() => testApp.close());

function admin(...args: string[]) {
  return chittaWith(
    { DATABASE_URL: String(testApp.context.pool.options.connectionString) },
    'admin',
    ...args,
  );
}

// Each command starts a program.
describe('chitta admin', { timeout: 60_000 }, () => {
  it('gives and takes the role, by name or address, and keeps that it did', async () => {
    expect(admin('list')).toMatchObject({ status: 0, stdout: 'There is no administrator.\n' });
    expect(admin('grant', 'LUNA@night.example')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Luna is an administrator now'),
    });
    expect(admin('grant', 'luna').stdout).toContain('already');
    expect(admin('list').stdout).toMatch(/^\d+ {2}Luna {2}luna@night\.example {2}active\n$/);
    expect(admin('revoke', 'luna')).toMatchObject({
      status: 1,
      stderr: 'There must be another administrator left first.\n',
    });
    admin('grant', 'sol');
    expect(admin('revoke', 'luna').stdout).toBe('Luna is no administrator any more.\n');
    expect(await testApp.context.db.select().from(auditLog)).toMatchObject([
      { action: 'admin_role.granted', actorId: null, actorName: 'command line', address: null },
      { action: 'admin_role.granted', actorName: 'command line' },
      { action: 'admin_role.revoked', actorName: 'command line' },
    ]);
  });

  it('refuses whose address is not proven, whom there is not, and what it does not know', async () => {
    expect(admin('grant', 'stranger')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('whose address is confirmed'),
    });
    expect(admin('grant', 'nobody')).toMatchObject({
      status: 1,
      stderr: 'There is no member "nobody".\n',
    });
    expect(admin('grant').stderr).toContain('needs a word more');
    expect(admin('crown', 'luna').stderr).toContain('There is no command "admin crown".');
  });
});
