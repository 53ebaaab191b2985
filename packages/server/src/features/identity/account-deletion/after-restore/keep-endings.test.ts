import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '#server/features/data/backups/restore-backup.ts';
import {
  backUp,
  createFolder,
  createTarget,
  restorePlan,
} from '#server/features/data/backups/testing/backup-fixture.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';
import { buildFullMember } from '../testing/full-member.ts';

const day = 24 * 60 * 60_000;
let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 100_000, seconds: 60 };
  testApp = await buildTestApp({ config: { limits: { linksPerAddress: generous } } });
});
afterAll(() => testApp.close());

const erase = () =>
  scheduledJobs(testApp.context)
    .find(({ name }) => name === 'erase-closed-accounts')
    ?.run();

/** Closes the account, from a session that was just opened; the link is what takes that back. */
async function close({ user }: SignedInClient): Promise<string> {
  await receiveMails(testApp);
  const client = await signedInClient(testApp, { user });
  await client.post('/api/account-deletion');
  const [mail] = (await receiveMails(testApp)).filter(({ text }) => text?.includes('/cancel-deletion'));
  return linkOf(mail);
}

/** Without those whom full members meet in the community and in tickets. */
async function readAccounts(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query(
    `SELECT username, account_status AS status FROM users WHERE username NOT LIKE 'member-%' ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ username, status }) => [username, status]));
}

const countOf = async (pool: pg.Pool, table: string, where = 'true') =>
  Number((await pool.query(`SELECT count(*) FROM ${table} WHERE ${where}`)).rows[0].count);

/** A backup, after it: one account erased, one closed, one that is opened again; and a database as it is then. */
async function live() {
  const open = { accountStatus: 'active', emailVerified: true } as const;
  const erased = await buildFullMember(testApp, 'zorbelina');
  await buildFullMember(testApp, 'quimperto');
  const closing = await signedInClient(testApp, { username: 'closing', ...open });
  const returning = await signedInClient(testApp, { username: 'returning', ...open });
  const link = await close(returning);
  const folder = await createFolder();
  const { filesFolder } = testApp.context.config;
  const before = await backUp(testApp.context.pool, folder, { filesFolder });

  // The address that is erased is another than the backup knows.
  await testApp.context.pool.query(
    "UPDATE users SET email = 'z2@x.example', email_key = 'z2@x.example' WHERE id = $1",
    [erased.user.id],
  );
  await createClient(testApp).post('/api/account-deletion/cancel', { token: link.split('#token=')[1] });
  await close(erased);
  testApp.clock.advance(7 * day);
  await erase();
  await close(closing);
  const now = await backUp(testApp.context.pool, folder, { filesFolder });
  const target = await createTarget({ isEmpty: true });
  const plan = { ...restorePlan(target.pool, folder, now.path), filesFolder: join(folder, 'restored') };
  await restoreBackup(plan);
  return { before, target, plan };
}

// Each restore makes and fills every table.
describe('a restore', { timeout: 60_000 }, () => {
  it('does not bring back who has left, and keeps what members have decided since', async () => {
    const { before, target, plan } = await live();
    const { pool } = target;
    const decided = { closing: 'deleted', quimperto: 'pending', returning: 'active' };
    expect(await readAccounts(pool)).toEqual(decided);
    const told: string[] = [];
    await restoreBackup({
      ...plan,
      file: before.path,
      report: (line) => told.push(line),
    });
    expect(await readAccounts(pool)).toEqual(decided);
    expect(told).toContain('Accounts that were erased since, and are gone again: 1.');
    expect(told).toContain('Accounts that were closed or opened since, and are so again: 2.');
    expect(await countOf(pool, 'dreams', "content LIKE '%zorbelina%'")).toBe(0);
    expect(await countOf(pool, 'dreams', "content LIKE '%quimperto%'")).toBeGreaterThan(0);
    expect(await readdir(join(plan.filesFolder, 'pictures'))).toHaveLength(1);
    const ofClosing = "user_id = (SELECT id FROM users WHERE username = 'closing')";
    expect(await countOf(pool, 'sessions', ofClosing)).toBe(0);
    expect(await countOf(pool, 'account_cancellations', ofClosing)).toBe(1);
    expect([
      await countOf(pool, 'account_tombstones'),
      await countOf(pool, 'account_tombstone_keys'),
    ]).toEqual([1, 1]);

    // A second time: the marks have outlived the first.
    await restoreBackup({ ...plan, file: before.path });
    expect(await readAccounts(pool)).toEqual(decided);
  });

  it('into an empty database knows of none of that', async () => {
    const client = await buildFullMember(testApp, 'mirtolan');
    const folder = await createFolder();
    const { path } = await backUp(testApp.context.pool, folder);
    await close(client);
    testApp.clock.advance(7 * day);
    await erase();
    const { pool } = await createTarget({ isEmpty: true });
    await restoreBackup(restorePlan(pool, folder, path));
    expect(await readAccounts(pool)).toHaveProperty('mirtolan');
  });
});
