import type pg from 'pg';
import type { AppContext } from '#server/context.ts';
import { forgetPendingIndexes, type PendingIndex, readPendingIndexes } from './pending-indexes.queries.ts';

/** Any constant does; it differs from those of backups and migrations. */
const lockKey = 4_271_968_217;

type Parts = Pick<AppContext, 'pool' | 'log'>;

/**
 * Builds the indexes that a restore has left to the app, while members read and write. One node does it; what was cut
 * off is begun again. Ends early, without an error, once `signal` is aborted.
 *
 * @returns whether nothing is left to be built
 */
export async function buildPendingIndexes({ pool, log }: Parts, signal: AbortSignal): Promise<boolean> {
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const cancel = () => void pool.query('SELECT pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    const { rows: locks } = await client.query('SELECT 1 WHERE pg_try_advisory_lock($1)', [lockKey]);
    if (locks.length > 0) await buildAll(client, log, signal);
    return (await readPendingIndexes(client)).length === 0;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    client.release(true);
  }
}

async function buildAll(client: pg.ClientBase, log: Parts['log'], signal: AbortSignal): Promise<void> {
  const indexes = await readPendingIndexes(client);
  if (indexes.length === 0) return;
  await client.query(`SET statement_timeout = 0; SET maintenance_work_mem = '128MB';
    SET max_parallel_maintenance_workers = 2`);
  for (const index of indexes) {
    if (signal.aborted) return;
    log.info({ index: index.name }, 'an index is built that the restore has left');
    await build(client, index);
    log.info({ index: index.name }, 'index built');
  }
  await forgetPendingIndexes(client);
}

/** Without locking writers out. An index that an earlier attempt left unfinished is good for nothing. */
async function build(client: pg.ClientBase, { name, statements }: PendingIndex): Promise<void> {
  await client.query(`DROP INDEX IF EXISTS public.${client.escapeIdentifier(name)}`);
  for (const statement of statements) {
    await client.query(statement.replace(/^CREATE INDEX /, 'CREATE INDEX CONCURRENTLY '));
  }
}
