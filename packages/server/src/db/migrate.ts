import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { MigrationError, type MigrationFile, readMigrationFiles } from './migration-files.ts';

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

export interface AppliedMigration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

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

/** Compares files with the record; the order of the record must be a beginning of the order of the files. */
export function pendingMigrations(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): MigrationFile[] {
  for (const [index, record] of applied.entries()) {
    const file = files[index];
    if (file === undefined || file.version > record.version) {
      throw new MigrationError(
        `The database has the migration ${record.name}, which this version of Chitta does not know. Start the version that made it, or a newer one.`,
      );
    }
    if (file.version < record.version) {
      throw new MigrationError(`${file.name} was added before ${record.name}, which is applied already.`);
    }
    if (file.checksum !== record.checksum) {
      throw new MigrationError(
        `${file.name} was changed after it had been applied. Restore the file and add a new migration instead.`,
      );
    }
  }
  return files.slice(applied.length);
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
