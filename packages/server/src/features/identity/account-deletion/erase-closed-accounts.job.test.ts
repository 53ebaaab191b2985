import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { mailKinds } from '#server/mails.ts';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { buildFullMember, type FullMember } from './testing/full-member.ts';

const day = 24 * 60 * 60_000;
let testApp: TestApp;
let tables: readonly string[];

/** Tables whose rows about a member stay, each with the reason. */
const kept: Readonly<Record<string, string>> = {
  audit_log: 'what administrators did outlives accounts, which it names by number alone',
};

beforeAll(async () => {
  testApp = await buildTestApp();
  const { rows } = await testApp.context.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`,
  );
  tables = rows.map(({ name }) => name).filter((name) => !kept[name]);
});
afterAll(() => testApp.close());

const erase = () =>
  scheduledJobs(testApp.context)
    .find(({ name }) => name === 'erase-closed-accounts')
    ?.run();

/** The rows of a member, as text, table by table. */
async function rowsOf(userId: number): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const name of tables) {
    const { rows } = await testApp.context.pool.query<{ row: string }>(
      `SELECT t::text AS row FROM "${name}" t WHERE user_id = $1 ORDER BY 1`,
      [userId],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Tables that have this text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = testApp.context;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM "${name}" t WHERE position($1 IN lower(t::text)) > 0 LIMIT 1`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

const filesThere = (folder = 'pictures') =>
  readdir(join(testApp.context.config.filesFolder, folder)).catch((): string[] => []);
const close = (client: FullMember) => client.post('/api/account-deletion');

describe('an account that was closed', () => {
  it('is erased after seven days with everything of the member, and nothing of others', async () => {
    const member = await buildFullMember(testApp, 'zorbelina');
    const other = await buildFullMember(testApp, 'quimperto');
    await testApp.context.db
      .update(users)
      .set({ referredBy: member.user.id })
      .where(eq(users.id, other.user.id));
    const before = await rowsOf(member.user.id);
    const empty = Object.keys(before).filter((name) => before[name]?.length === 0);
    expect(empty, 'fill them in full-member.ts').toEqual([]);
    const ofOther = await rowsOf(other.user.id);
    expect(await filesThere()).toHaveLength(2);
    expect(await filesThere('moments')).toHaveLength(4);

    expect((await close(member)).status).toBe(200);
    await receiveMails(testApp);
    testApp.clock.advance(7 * day - 1000);
    await erase();
    expect(await tablesWith('zorbelina')).toContain('dreams');

    testApp.clock.advance(1000);
    const waiting = await rowsOf(other.user.id);
    await erase();
    const left = await rowsOf(member.user.id);
    expect(Object.keys(left).filter((name) => left[name]?.length)).toEqual([]);
    expect(await filesThere()).toHaveLength(1);
    expect(await filesThere('moments')).toHaveLength(2);
    expect(await rowsOf(other.user.id)).toEqual(waiting);
    // What others had is there but for what its own time took from it.
    expect(waiting.dreams).toEqual(ofOther.dreams);
    expect((await other.get('/api/profile')).body.data).toMatchObject({ username: 'quimperto' });

    // The receipt has the address, until it is sent.
    expect(await tablesWith('zorbelina')).toEqual(['outgoing_mails']);
    const [receipt] = (await receiveMails(testApp)).filter(({ subject }) =>
      subject?.endsWith('has been erased'),
    );
    expect(receipt?.to?.[0]?.address).toBe(member.user.email);
    expect(receipt?.text).not.toContain('http');
    expect(await tablesWith('zorbelina')).toEqual([]);
  });

  it('is left in no sample that the database keeps, nor in a mail that lies in the outbox', async () => {
    const { pool, config, db } = testApp.context;
    const member = await buildFullMember(testApp, 'ulterbaum');
    await deliverMails(testApp.context, mailKinds(testApp.context));
    const mails = async () =>
      (await readOutbox(config.dataDir)).filter(({ mail }) => JSON.stringify(mail).includes('ulterbaum'));
    expect((await mails()).length).toBeGreaterThan(0);
    await db.update(users).set({ birthLocation: 'ulterbaum' }).where(eq(users.id, member.user.id));
    const samples = async () => {
      const { rows } = await pool.query<{ name: string }>(
        `SELECT tablename || '.' || attname AS name FROM pg_stats WHERE schemaname = 'public'
         AND position('ulterbaum' IN lower(pg_stats::text)) > 0 ORDER BY 1`,
      );
      return rows.map(({ name }) => name);
    };
    await pool.query('ANALYZE');
    // Hashes and ids at the provider, which have the mark in this test alone, are sampled until then.
    const before = await samples();
    expect(before).toContain('sign_in_tickets.token_hash');
    expect(
      before.filter((name) => /^(users|dreams|personal_symbols|outgoing_mails|imports)\./.test(name)),
    ).toEqual([]);

    await close(member);
    testApp.clock.advance(7 * day);
    await erase();
    expect(await samples()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('leaves a mark of its address that tells nothing, once', async () => {
    const { pool } = testApp.context;
    const member = await buildFullMember(testApp, 'mirtolan');
    const marks = async () => (await pool.query('SELECT email_hash FROM account_tombstones')).rows;
    const others = await marks();
    for (let time = 0; time < 2; time += 1) {
      await pool.query(
        `INSERT INTO users (username, username_key, email, email_key, account_status, closed_at)
         VALUES ('again', 'again', 'Again@example.org', 'again@example.org', 'deleted', $1)`,
        [testApp.clock.now()],
      );
      testApp.clock.advance(7 * day);
      await erase();
    }
    const added = (await marks()).slice(others.length);
    expect(added).toHaveLength(1);
    expect(added[0].email_hash).toMatch(/^[\w-]{43}$/);
    expect(await tablesWith('again@example.org')).toEqual(['outgoing_mails']);
    expect(await rowsOf(member.user.id)).toMatchObject({ dreams: [expect.any(String)] });
  });

  it('is not erased once it was taken back', async () => {
    const member = await buildFullMember(testApp, 'valdorina');
    await close(member);
    await testApp.context.db
      .update(users)
      .set({ accountStatus: 'active', closedAt: null })
      .where(eq(users.id, member.user.id));
    testApp.clock.advance(8 * day);
    await erase();
    expect((await rowsOf(member.user.id)).dreams).toHaveLength(1);
  });
});
