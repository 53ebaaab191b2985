import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { migrate, shippedMigrations } from '#server/db/migrate.ts';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { readTableState } from '#server/testing/table-state.ts';
import { findBackup } from './find-backup.ts';
import { readSample } from './read-sample.ts';
import { restoreBackup } from './restore-backup.ts';
import {
  backUp,
  createFolder,
  createTarget,
  readShape,
  restorePlan,
  seedJournals,
} from './testing/backup-fixture.ts';
import { verifyBackup } from './verify-backup.ts';

let source: TestApp;

beforeAll(async () => {
  source = await buildTestApp();
  await seedJournals(source);
});
afterAll(() => source.close());

/** A backup of the source, and a target that has something else. */
async function prepare() {
  const folder = await createFolder();
  const { path } = await backUp(source.context.pool, folder);
  const target = await createTarget();
  await target.pool.query("INSERT INTO dictionary_loads (language, version) VALUES ('en', 'of the target')");
  const before = await readTableState(target.pool);
  return { target, before, plan: restorePlan(target.pool, folder, path), folder };
}

/** Starts the command and kills it as soon as it says that it does this. */
async function killRestoreWhile(
  moment: string,
  { env, path }: { readonly env: Readonly<Record<string, string>>; readonly path: string },
): Promise<void> {
  const cli = join(import.meta.dirname, '../../../cli/main.ts');
  const child = spawn(process.execPath, [cli, 'restore', path, '--yes'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes(moment)) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(said).not.toContain('Restored');
}

/** PostgreSQL notices that a client is gone when it writes to it next. */
async function untilRolledBack(pool: pg.Pool): Promise<void> {
  const isRunning = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND application_name = 'chitta restore' AND state <> 'idle' AND pid <> pg_backend_pid()`;
  while ((await pool.query(isRunning)).rows.length > 0) await sleep(20);
}

describe('restoreBackup', () => {
  it('brings the newest backup into an empty instance: every row, definition and number', async () => {
    const folder = await createFolder();
    await backUp(source.context.pool, folder);
    const { pool } = await createTarget({ isEmpty: true });
    const newest = await findBackup('newest', join(folder, 'backups'));
    const { restorePoint, migrated, manifest } = await restoreBackup({
      ...restorePlan(pool, folder, newest),
      readSample: (client) =>
        readSample(client, source.context.config, {
          pool,
          secrets: source.context.secrets,
          log: createLogger('silent'),
        }),
    });
    expect({ restorePoint, migrated }).toEqual({ restorePoint: null, migrated: [] });
    expect(manifest.tables.find(({ name }) => name === 'dreams')?.rows).toBeGreaterThan(6);
    expect(await readTableState(pool)).toEqual(await readTableState(source.context.pool));
    expect(await readShape(pool)).toEqual(await readShape(source.context.pool));
    // The app would start on it as on its own.
    expect(await migrate(pool)).toEqual([]);
  });

  it('makes a restore point first, which brings back what was there', async () => {
    const { target, before, plan } = await prepare();
    const { restorePoint } = await restoreBackup(plan);
    expect(await readTableState(target.pool)).toEqual(await readTableState(source.context.pool));
    await restoreBackup({ ...plan, file: restorePoint ?? '' });
    expect(await readTableState(target.pool)).toEqual(before);
  });

  it('brings an older backup up to this version', async () => {
    const { target, plan, folder } = await prepare();
    const migrationsFolder = join(folder, 'migrations');
    await cp(shippedMigrations, migrationsFolder, { recursive: true });
    await writeFile(join(migrationsFolder, '9000_add_moods.sql'), 'ALTER TABLE dreams ADD COLUMN mood text;');
    await migrate(target.pool, migrationsFolder);
    const { migrated } = await restoreBackup({ ...plan, migrationsFolder });
    expect(migrated).toEqual(['9000_add_moods.sql']);
    const { rows } = await target.pool.query('SELECT count(mood), count(*) > 6 AS has_all FROM dreams');
    expect(rows).toEqual([{ count: '0', has_all: true }]);
    expect(await migrate(target.pool, migrationsFolder)).toEqual([]);
  });

  it('refuses a backup of a newer version', async () => {
    const { target, before, plan, folder } = await prepare();
    const migrationsFolder = join(folder, 'migrations');
    await cp(shippedMigrations, migrationsFolder, {
      recursive: true,
      filter: (path) => !path.includes('0011_'),
    });
    const restored = restoreBackup({ ...plan, migrationsFolder });
    await expect(restored).rejects.toThrow(/does not fit this version.*0011_/);
    expect(await readTableState(target.pool)).toEqual(before);
  });

  it('refuses a damaged file and changes nothing', async () => {
    const { target, before, plan } = await prepare();
    const bytes = await readFile(plan.file);
    bytes[200] = (bytes[200] ?? 0) ^ 1;
    await writeFile(plan.file, bytes);
    await expect(restoreBackup(plan)).rejects.toThrow(/damaged/);
    expect(await readTableState(target.pool)).toEqual(before);
  });

  it('refuses while an app is connected, and says where from', async () => {
    const { target, before, plan } = await prepare();
    const app = createDatabase(target.connectionString);
    await app.pool.query('SELECT 1');
    await expect(restoreBackup(plan)).rejects.toThrow(/still running on this database \(from this machine/);
    await app.close();
    expect(await readTableState(target.pool)).toEqual(before);
  });

  it.each([
    ['the journal cannot be read afterwards', () => Promise.reject(new TypeError('no such symbol'))],
    [
      'the database is shut down under it',
      (client: { query: (text: string) => Promise<unknown> }) =>
        client.query('SELECT pg_terminate_backend(pg_backend_pid())').then(() => undefined),
    ],
  ])('rolls back and says so when %s', async (_case, readSampleBadly) => {
    const { target, before, plan } = await prepare();
    const restored = restoreBackup({ ...plan, readSample: readSampleBadly });
    await expect(restored).rejects.toThrow(/^The restore failed: .*\. Everything is as it was before\.$/);
    expect(await readTableState(target.pool)).toEqual(before);
  });

  it.each(['Loading', 'Building indexes', 'Reading as the app does'])(
    'leaves everything as it was after kill -9 while %s, and runs through the next time',
    {
      timeout: 60_000,
    },
    async (moment) => {
      const folder = await createFolder();
      const pictures = join(folder, 'files', 'pictures');
      await mkdir(pictures, { recursive: true });
      await writeFile(join(pictures, 'one.webp'), 'in the backup');
      const { path } = await backUp(source.context.pool, folder);
      await writeFile(join(pictures, 'one.webp'), 'later');
      const target = await createTarget();
      await target.pool.query(
        "INSERT INTO dictionary_loads (language, version) VALUES ('en', 'of the target')",
      );
      const before = [await readTableState(target.pool), await readShape(target.pool)];
      const env = { DATABASE_URL: target.connectionString, DATA_DIR: folder };
      await killRestoreWhile(moment, { env, path });
      await untilRolledBack(target.pool);

      expect([await readTableState(target.pool), await readShape(target.pool)]).toEqual(before);
      expect(await readFile(join(pictures, 'one.webp'), 'utf8')).toBe('later');
      expect(await migrate(target.pool)).toEqual([]);
      await restoreBackup(restorePlan(target.pool, folder, path));
      expect(await readTableState(target.pool)).toEqual(await readTableState(source.context.pool));
      expect(await readFile(join(pictures, 'one.webp'), 'utf8')).toBe('in the backup');
      expect((await readdir(folder)).toSorted()).toEqual(['backups', 'files']);
    },
  );

  it('replaces the files of members with the database, and puts them back when it fails', async () => {
    const { plan: other, folder } = await prepare();
    const pictures = join(folder, 'files', 'pictures');
    await mkdir(pictures, { recursive: true });
    await writeFile(join(pictures, 'one.webp'), 'in the backup');
    const { path } = await backUp(source.context.pool, folder);
    await writeFile(join(pictures, 'one.webp'), 'later');
    await writeFile(join(pictures, 'two.webp'), 'later');
    const readPictures = async () => {
      const names = await readdir(pictures);
      return Promise.all(names.toSorted().map((name) => readFile(join(pictures, name), 'utf8')));
    };
    const plan = { ...other, file: path };
    await expect(
      restoreBackup({ ...plan, readSample: () => Promise.reject(new TypeError()) }),
    ).rejects.toThrow();
    expect(await readPictures()).toEqual(['later', 'later']);
    const { restorePoint } = await restoreBackup(plan);
    expect(await readPictures()).toEqual(['in the backup']);
    expect((await readdir(folder)).toSorted()).toEqual(['backups', 'files']);
    expect((await verifyBackup(restorePoint ?? '')).files).toHaveLength(2);
  });
});
