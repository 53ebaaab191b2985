import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { createTestDatabase, type TestDatabaseOptions } from '#server/testing/test-database.ts';
import type { RestorePlan } from '../restore-backup.ts';
import { type BackupPlan, type WrittenBackup, writeBackup } from '../write-backup.ts';

/** A folder of the test's own, gone with it. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chitta-backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database that a backup can be restored into: the connections of its pool are not those of an app. */
export async function createTarget(options: TestDatabaseOptions = {}) {
  const database = await createTestDatabase(options);
  await database.close();
  const connection = createDatabase(database.connectionString, { applicationName: 'chitta restore' });
  onTestFinished(async () => {
    await connection.close();
    await database.drop();
  });
  return { ...connection, connectionString: database.connectionString };
}

/** Members with dreams whose texts hold every sign that COPY gives a meaning, beside symbols of their own. */
export async function seedJournals(testApp: TestApp): Promise<void> {
  const texts = [
    'I flew over\tthe river.\nThen \\N it was gone \\.',
    'Soñé con una casa 🏠 «vacía»',
    '\\',
    '"a, b"\r\n',
  ];
  for (let member = 0; member < 3; member += 1) {
    const client = await signedInClient(testApp, { timezone: 'Europe/Madrid' });
    for (const content of texts)
      await client.post('/api/dreams', { userId: client.user.id, title: 'Night', content, tags: ['flying'] });
    await client.post('/api/personal-symbols', { name: 'Luna', language: 'es', description: 'mi gata' });
  }
}

/** A plan with everything below one folder. */
export function planFor(pool: pg.Pool, folder: string): Omit<BackupPlan, 'kind'> {
  return {
    pool,
    clock: systemClock,
    folder: join(folder, 'backups'),
    keep: 14,
    filesFolder: join(folder, 'files'),
  };
}

export function backUp(
  pool: pg.Pool,
  folder: string,
  changes: Partial<BackupPlan> = {},
): Promise<WrittenBackup> {
  return writeBackup({ ...planFor(pool, folder), kind: 'manual', ...changes });
}

export function restorePlan(pool: pg.Pool, folder: string, file: string): RestorePlan {
  return { ...planFor(pool, folder), file, report: () => undefined, readSample: async () => undefined };
}

/** Every index, constraint, trigger, column and sequence, as text that two databases can be compared by. */
export async function readShape(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT format('%s %s', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT format('%s.%s %s %s %s', attrelid::regclass, attname, atttypid::regtype, attnotnull, attstattarget)
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0
    UNION ALL SELECT format('%s %s', sequencename, last_value) FROM pg_sequences WHERE schemaname = 'public'
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}
