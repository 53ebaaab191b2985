import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Counted, or used up, by attempts that fail as well. */
const countedAnyway = new Set(['rate_limits', 'passkey_challenges']);

const tableNames = {
  name: 'table-names',
  text: `select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
};

/** Number and sum of hashes of the rows of every table: the same in two databases that hold the same. */
export function readTableState(pool: pg.Pool): Promise<Record<string, string>> {
  return readEachTable(pool, 'hashtextextended(t::text, 0)');
}

/**
 * Number of the rows of every table, and sum of the transactions that wrote them: what a refused request must leave as
 * it was. Whatever is written belongs to a later transaction, so that the sum grows wherever the number stays; a row
 * that is written again as it was tells as well. For tests that ask thousands of times: no row is turned into text.
 */
export function readTableWrites(pool: pg.Pool): Promise<Record<string, string>> {
  return readEachTable(pool, 'xmin::text::bigint');
}

async function readEachTable(pool: pg.Pool, perRow: string): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(tableNames);
  const text = tables
    .filter(({ name }) => !countedAnyway.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(${perRow}), 0) as state from "${name}" t`,
    )
    .join(' union all ');
  // Prepared: planning it for fifty tables is nine tenths of the work, and some tests ask thousands of times.
  const name = `table-state-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  const { rows } = await pool.query<{ name: string; state: string }>({ name, text });
  return Object.fromEntries(rows.map((row) => [row.name, row.state]));
}
