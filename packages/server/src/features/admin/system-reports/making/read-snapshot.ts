import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { CountedRow } from '../sources/report-source.ts';

/** What one moment of the database shows. */
export interface Snapshot {
  /** All rows at once; for few. */
  all(query: SQL): Promise<CountedRow[]>;
  /** The rows a thousand at a time, as many as there may be: the database keeps the rest. */
  batches(query: SQL): AsyncGenerator<readonly CountedRow[]>;
}

const batchSize = 1_000;
/** Counting over everybody takes longer than what a request asks; writing the rows to a slow disk, too. */
const statementTimeout = '300s';
const idleTimeout = '120s';

/** Reads as one moment saw the database, and changes nothing. The connection is not given to anybody afterwards. */
export async function readSnapshot<T>(
  { pool }: Pick<AppContext, 'pool'>,
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await drizzle({ client }).transaction(
      async (tx) => {
        await tx.execute(sql`SELECT set_config('statement_timeout', ${statementTimeout}, true),
          set_config('idle_in_transaction_session_timeout', ${idleTimeout}, true)`);
        return read(snapshotOf(tx));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  } finally {
    client.release(true);
  }
}

function snapshotOf(tx: Transaction): Snapshot {
  return {
    all: async (query) => (await tx.execute<CountedRow>(query)).rows,
    async *batches(query) {
      await tx.execute(sql`DECLARE report_rows NO SCROLL CURSOR FOR ${query}`);
      for (;;) {
        const { rows } = await tx.execute<CountedRow>(sql.raw(`FETCH ${batchSize} FROM report_rows`));
        if (rows.length > 0) yield rows;
        if (rows.length < batchSize) break;
      }
      await tx.execute(sql`CLOSE report_rows`);
    },
  };
}
