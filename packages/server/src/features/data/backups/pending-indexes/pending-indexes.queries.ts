import type pg from 'pg';
import type { LooseIndex } from '../database/catalogue.queries.ts';

export type PendingIndex = Pick<LooseIndex, 'name' | 'statements'>;

/** Notes down what a restore leaves to the app, in a schema of its own that is there only as long as it is needed. */
export async function notePendingIndexes(
  client: pg.ClientBase,
  indexes: readonly PendingIndex[],
): Promise<void> {
  if (indexes.length === 0) return;
  await client.query(`CREATE SCHEMA maintenance;
    CREATE TABLE maintenance.pending_indexes (name text PRIMARY KEY, statements text[] NOT NULL)`);
  for (const { name, statements } of indexes) {
    await client.query('INSERT INTO maintenance.pending_indexes VALUES ($1, $2)', [name, statements]);
  }
}

/** In the order of their names; none where no restore has left any. */
export async function readPendingIndexes(client: pg.ClientBase): Promise<PendingIndex[]> {
  const found = await client.query(`SELECT 1 WHERE to_regclass('maintenance.pending_indexes') IS NOT NULL`);
  if (found.rows.length === 0) return [];
  const { rows } = await client.query<PendingIndex & pg.QueryResultRow>(
    'SELECT name, statements FROM maintenance.pending_indexes ORDER BY name',
  );
  return rows;
}

export async function forgetPendingIndexes(client: pg.ClientBase): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS maintenance CASCADE');
}
