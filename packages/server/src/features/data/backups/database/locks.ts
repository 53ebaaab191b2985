import type pg from 'pg';
import { appName } from '#server/db/client.ts';
import { schemaLockKey } from '#server/db/migrate.ts';
import { BackupError } from '../backup-error.ts';

/** Any constant does; it differs from that of migrations. */
const backupLockKey = 4_271_968_216;

async function tryLock(client: pg.ClientBase, call: string, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`SELECT ${call}($1) AS locked`, [key]);
  return rows[0]?.locked === true;
}

/** One backup at a time. Held until the connection is closed. */
export async function lockForBackup(client: pg.ClientBase): Promise<void> {
  if (!(await tryLock(client, 'pg_try_advisory_lock', backupLockKey))) {
    throw new BackupError('Another backup of this database is being made. Try again when it is done.');
  }
}

/** Keeps migrations and restores away while the tables are read. Held until the connection is closed. */
export async function holdSchema(client: pg.ClientBase): Promise<void> {
  if (!(await tryLock(client, 'pg_try_advisory_lock_shared', schemaLockKey))) {
    throw new BackupError('The database is being migrated or restored. Try again when that is done.');
  }
}

/**
 * Makes sure that nobody else works with the database: an app that starts from now on waits in its migrations until
 * the connection is closed. Throws a `BackupError` that says who is there.
 */
export async function lockForRestore(client: pg.ClientBase): Promise<void> {
  if (!(await tryLock(client, 'pg_try_advisory_lock', schemaLockKey))) {
    throw new BackupError(
      'The database is being backed up, migrated or restored. Try again when that is done.',
    );
  }
  const { rows } = await client.query<{ who: string }>(
    `SELECT coalesce(host(client_addr), 'this machine') || ', since ' || date_trunc('second', min(backend_start)) AS who
     FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()
     GROUP BY client_addr`,
    [appName],
  );
  if (rows.length === 0) return;
  throw new BackupError(
    `Chitta is still running on this database (from ${rows.map(({ who }) => who).join('; ')}). Stop every node first; nothing was changed.`,
  );
}
