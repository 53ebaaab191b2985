import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { restoreBackup } from '../restore-backup.ts';
import {
  backUp,
  createFolder,
  createTarget,
  readShape,
  restorePlan,
  seedJournals,
} from '../testing/backup-fixture.ts';
import { buildPendingIndexes } from './build-pending-indexes.ts';
import { startPendingIndexes } from './start-pending-indexes.ts';

const log = createLogger('silent');

let source: TestApp;

beforeAll(async () => {
  source = await buildTestApp();
  await seedJournals(source);
});
afterAll(() => source.close());

/** A database into which a backup was restored but for the search index, as it is done with large ones. */
async function restoreWithoutIndex() {
  const folder = await createFolder();
  const { path } = await backUp(source.context.pool, folder);
  const target = await createTarget();
  await restoreBackup({ ...restorePlan(target.pool, folder, path), deferFromRows: 1 });
  return target;
}

const readIndexes = async (pool: pg.Pool) =>
  (await readShape(pool)).filter((line) => line.startsWith('CREATE INDEX dreams_search'));

const pendingNames = async (pool: pg.Pool) =>
  (await pool.query<{ name: string }>('SELECT name FROM maintenance.pending_indexes')).rows.map(
    ({ name }) => name,
  );

it('builds what a restore has left, as it was, and leaves no trace', async () => {
  const { pool } = await restoreWithoutIndex();
  expect(await readIndexes(pool)).toEqual([]);
  expect(await pendingNames(pool)).toEqual(['dreams_search']);
  expect(await buildPendingIndexes({ pool, log }, new AbortController().signal)).toBe(true);
  expect(await readShape(pool)).toEqual(await readShape(source.context.pool));
  const { rows } = await pool.query(`SELECT to_regnamespace('maintenance') AS left`);
  expect(rows).toEqual([{ left: null }]);
});

it('is broken off with the app, and begun again by the next one', async () => {
  const { pool } = await restoreWithoutIndex();
  // An index is not built past a transaction that may still write.
  const writer = await pool.connect();
  await writer.query("BEGIN; UPDATE dreams SET title = 'Night'");
  onTestFinished(() => writer.release(true));
  const first = startPendingIndexes({ pool, log });
  const isBuilding = async () =>
    (await pool.query("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY%'")).rows
      .length > 0;
  while (!(await isBuilding())) await sleep(10);
  await first.stop();
  expect(await pendingNames(pool)).toEqual(['dreams_search']);
  await writer.query('COMMIT');
  const second = startPendingIndexes({ pool, log });
  while ((await pool.query("SELECT 1 WHERE to_regnamespace('maintenance') IS NOT NULL")).rows.length > 0) {
    await sleep(10);
  }
  await second.stop();
  expect(await readIndexes(pool)).toEqual(await readIndexes(source.context.pool));
});

it('has nothing to do where nothing was left', async () => {
  expect(await buildPendingIndexes({ pool: source.context.pool, log }, new AbortController().signal)).toBe(
    true,
  );
});
