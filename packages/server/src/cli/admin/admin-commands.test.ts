import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { users } from '#server/db/tables/identity/users.ts';
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

  it('asks for the number where a name can be taken for another, and lists whom it could mean', async () => {
    const trusted = { emailVerified: true, accountStatus: 'active' } as const;
    // As they could be had before names of mixed letters were refused.
    const fake = await buildUser(testApp, { username: '\u0430nna', email: 'x@thief.example', ...trusted });
    const anna = await buildUser(testApp, { username: 'anna', email: 'anna@night.example', ...trusted });
    for (const typed of ['anna', '\u0430nna']) {
      const { status, stderr } = admin('grant', typed);
      expect(status).toBe(1);
      expect(stderr).toContain(`--id ${fake.id}  \u0430nna  x@thief.example`);
      expect(stderr).toContain(`--id ${anna.id}  anna  anna@night.example`);
    }
    expect(admin('grant', 'anna', '--id', '999999').stderr).toContain('has the number 999999');
    expect(admin('grant', 'anna', '--id', String(anna.id)).stdout).toContain('anna is an administrator now');
    const rows = await testApp.context.db.select().from(users).where(eq(users.isAdmin, true));
    expect(rows.map(({ id }) => id)).not.toContain(fake.id);
    expect(rows.map(({ id }) => id)).toContain(anna.id);
    expect(admin('revoke', 'anna', '--id', String(anna.id)).stdout).toContain('no administrator any more');
  });

  it('asks for the number of a name in other letters, even where nobody is called alike', async () => {
    const user = await buildUser(testApp, { username: 'мама', emailVerified: true, accountStatus: 'active' });
    expect(admin('grant', 'мама').stderr).toContain(`--id ${user.id}  мама`);
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
