import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readTableState } from '#server/testing/table-state.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { listBackups } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { backUp, createFolder, createTarget, restorePlan } from './testing/backup-fixture.ts';
import { verifyBackup } from './verify-backup.ts';

const cli = join(import.meta.dirname, '../../../cli/main.ts');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** One transaction: a member with a dream of its own. */
const addMember = (n: number) => `
  WITH member AS (
    INSERT INTO users (username, username_key, email, email_key)
    VALUES ('w${n}', 'w${n}', 'w${n}@example.org', 'w${n}@example.org') RETURNING id
  )
  INSERT INTO dreams (user_id, title, content, language, shard)
  SELECT id, 'Night', repeat('I was at sea. ', 200), 'en', 1 FROM member`;

async function untilSome(folder: string): Promise<string[]> {
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    if (names.length > 0) return names;
    await sleep(20);
  }
}

/** Keeps a backup waiting in the middle, at the table of members, until released. */
async function blockBackups(): Promise<() => Promise<void>> {
  const client: pg.PoolClient = await database.pool.connect();
  await client.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('ROLLBACK');
    client.release();
  };
  onTestFinished(release);
  return release;
}

describe('writeBackup', () => {
  it('is for its owner alone, and nothing else lies beside it', async () => {
    const folder = await createFolder();
    const { path } = await backUp(database.pool, folder);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'backups'))).mode & 0o777).toBe(0o700);
    expect(await listBackups(join(folder, 'backups'))).toMatchObject([{ path, kind: 'manual' }]);
    expect(await readdir(join(folder, 'backups'))).toHaveLength(1);
  });

  it('leaves out counters of limits, which are worth nothing later', async () => {
    const { manifest } = await backUp(database.pool, await createFolder());
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toContain('schema_migrations');
    expect(names).not.toContain('rate_limits');
  });

  it('is one moment of the journal while members write', async () => {
    const folder = await createFolder();
    let isWriting = true;
    let written = 0;
    const write = async () => {
      while (isWriting) {
        written += 1;
        await database.pool.query(addMember(written));
      }
    };
    const writers = [write(), write(), write()];
    while (written < 200) await sleep(5);
    const { path, manifest } = await backUp(database.pool, folder);
    const writtenBefore = written;
    while (written < writtenBefore + 20) await sleep(5);
    isWriting = false;
    await Promise.all(writers);
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows;
    expect(rowsOf('users')).toBeGreaterThan(100);
    expect(rowsOf('dreams')).toBe(rowsOf('users'));
    const target = await createTarget({ isEmpty: true });
    await restoreBackup(restorePlan(target.pool, folder, path));
    const { rows } = await target.pool.query(
      'SELECT count(*)::integer AS alone FROM users WHERE id NOT IN (SELECT user_id FROM dreams)',
    );
    expect(rows).toEqual([{ alone: 0 }]);
    // Numbers go on after those of the snapshot.
    await target.pool.query(addMember(0));
  });

  it('leaves nothing that counts after kill -9, and the next one clears up', async () => {
    const folder = await createFolder();
    const backups = join(folder, 'backups');
    const release = await blockBackups();
    const child = spawn(process.execPath, [cli, 'backup'], {
      env: { DATABASE_URL: database.connectionString, DATA_DIR: folder },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    expect(await untilSome(backups)).toEqual([expect.stringMatching(/\.zip\.unfinished$/)]);
    child.kill('SIGKILL');
    await ended;
    await release();
    expect(await readdir(backups)).toHaveLength(1);
    expect(await listBackups(backups)).toEqual([]);
    await untilUnlocked();
    const { path } = await backUp(database.pool, folder);
    expect(await readdir(backups)).toHaveLength(1);
    await verifyBackup(path);
  });

  it('is made once at a time', async () => {
    const folder = await createFolder();
    const release = await blockBackups();
    const first = backUp(database.pool, folder);
    await untilSome(join(folder, 'backups'));
    await expect(backUp(database.pool, folder)).rejects.toThrow(/Another backup .* is being made/);
    await release();
    await verifyBackup((await first).path);
  });

  it('keeps nothing of a backup that is cut off by the database', async () => {
    const folder = await createFolder();
    const release = await blockBackups();
    const made = backUp(database.pool, folder);
    made.catch(() => undefined);
    await untilSome(join(folder, 'backups'));
    await endCopying();
    await expect(made).rejects.toThrow(/could not be written.*Nothing was kept of it/);
    await release();
    expect(await readdir(join(folder, 'backups'))).toEqual([]);
    expect(await readTableState(database.pool)).toHaveProperty('users');
  });

  it('refuses a database that nothing was ever written to', async () => {
    const target = await createTarget({ isEmpty: true });
    await expect(backUp(target.pool, await createFolder())).rejects.toThrow(/is empty.*the right one\?/);
  });
});

/** Ends the connection of a backup once it waits for the table of members. */
async function endCopying(): Promise<void> {
  for (let ended = 0; ended === 0; await sleep(20)) {
    const { rows } = await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'COPY public."users"%'`,
    );
    ended = rows.length;
  }
}

/** PostgreSQL notices that a client is gone when it writes to it next. */
async function untilUnlocked(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'chitta backup'",
    );
    if (rows.length === 0) return;
    await sleep(20);
  }
}
