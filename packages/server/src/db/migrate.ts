import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { leadOver, mayComeLate } from './earlier-histories.ts';
import {
  type AppliedMigration,
  MigrationError,
  type MigrationFile,
  readMigrationFiles,
} from './migration-files.ts';

/** The folder of the migrations that this version brings. */
export const shippedMigrations = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Whoever changes tables holds this advisory lock. Any constant does; every node of one database uses the same. */
export const schemaLockKey = 4_271_968_215;

/** Where applied migrations are recorded. */
export const createRecord = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    version integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

/**
 * Brings the database to the newest version and returns the names of the migrations it applied. Each runs in a
 * transaction of its own. Nodes that start together wait for one another, so each migration runs once.
 * Throws `MigrationError` when an applied migration has changed since, or is unknown to this version.
 */
export async function migrate(pool: pg.Pool, folder = shippedMigrations): Promise<string[]> {
  const files = await readMigrationFiles(folder);
  const client = await pool.connect();
  try {
    // Waiting for another node or a restore, or rewriting a large table, may take longer than a request is allowed to.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [schemaLockKey]);
    await client.query(createRecord);
    await leadOver(client, files);
    const applied = await client.query<AppliedMigration>(
      'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
    );
    const pending = pendingMigrations(files, applied.rows);
    for (const file of pending) await applyMigration(client, file);
    return pending.map((file) => file.name);
  } finally {
    // Closing the connection gives back the lock and the settings, whatever state it is in.
    client.release(true);
  }
}

/**
 * The files that are still to be applied. Throws `MigrationError` where the record holds something else than the files,
 * or where a file comes before one that is applied already.
 */
export function pendingMigrations(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): MigrationFile[] {
  for (const record of applied) assertIsKnown(files, record);
  const isApplied = new Set(applied.map(({ version }) => version));
  const newest = Math.max(0, ...isApplied);
  const pending = files.filter(({ version }) => !isApplied.has(version));
  const late = pending.find((file) => file.version < newest && !mayComeLate(file));
  if (late !== undefined) {
    const passed = applied.find(({ version }) => version > late.version);
    throw new MigrationError(
      `${late.name} was added before ${passed?.name}, which is applied already. A new migration takes the next number after all others.`,
    );
  }
  return pending;
}

function assertIsKnown(files: readonly MigrationFile[], record: AppliedMigration): void {
  const file = files.find(({ version }) => version === record.version);
  if (file === undefined) {
    throw new MigrationError(
      `The database has the migration ${record.name}, which this version of Chitta does not know. Start the version that made it, or a newer one.`,
    );
  }
  if (file.checksum !== record.checksum) {
    throw new MigrationError(
      `${file.name} was changed after it had been applied. Restore the file and add a new migration instead.`,
    );
  }
}

/** Runs one migration and records it, in the caller's transaction. */
export async function runMigration(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  await client.query(file.sql);
  await client.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [
    file.version,
    file.name,
    file.checksum,
  ]);
}

async function applyMigration(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  try {
    await client.query('BEGIN');
    await runMigration(client, file);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const cause = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${file.name} failed: ${cause}`, { cause: error });
  }
}
