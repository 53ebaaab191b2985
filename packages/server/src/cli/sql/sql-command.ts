import { findRunningServer } from '@chitta/embedded-postgres';
import type pg from 'pg';
import { openOwnDatabase, readOwnSettings } from '../backups/open-own-database.ts';
import { CliError } from '../cli-error.ts';
import type { Command, CommandValues } from '../command.ts';
import { printTable } from './print-table.ts';

type Write = (line: string) => void;

/** For what docs/operations.md tells an operator to look at or to put right. */
export const sqlCommands = {
  sql: { subject: 'optional', options: ['write', 'yes', 'json'], run: runSql },
} satisfies Record<string, Command>;

async function runSql(statement: string, values: CommandValues, write: Write): Promise<void> {
  if (statement === '') return tellTheWay(write);
  const settings = readOwnSettings();
  const database = await openOwnDatabase(settings, { command: 'sql', sharesRunning: true });
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query(values.write ? 'BEGIN' : 'BEGIN READ ONLY');
    const result = await askOnce(client, statement);
    const isKept = values.write === true && values.yes === true;
    await client.query(isKept ? 'COMMIT' : 'ROLLBACK');
    if (values.json) for (const row of result.rows) write(JSON.stringify(row));
    else for (const line of printTable(result)) write(line);
    if (values.write && !isKept) write('Nothing was kept. Add --yes to keep it.');
  } finally {
    client.release(true);
    await database.close();
  }
}

/** One statement alone, so that none can end the transaction that keeps it from writing. */
async function askOnce(client: pg.ClientBase, text: string): Promise<pg.QueryResult> {
  const query = { text, queryMode: 'extended' };
  return client.query(query).catch((error: Error & { code?: string }) => {
    const isReadOnly = error.code === '25006';
    throw new CliError(
      isReadOnly ? `${error.message}. Add --write to try it, and --yes to keep it.` : error.message,
    );
  });
}

/** For a psql of the operator's own: Chitta brings none. */
function tellTheWay(write: Write): void {
  const { database } = readOwnSettings().config;
  if (database.kind === 'url') {
    write('The database is the one of DATABASE_URL: psql "$DATABASE_URL"');
    return;
  }
  const address = findRunningServer(database.dataDir);
  if (address === undefined) throw new CliError(`Chitta is not running on ${database.dataDir}.`);
  write(`psql "${address}"`);
  write('As root, or as the user that PostgreSQL runs as: nobody else can enter the folder of its socket.');
}
