import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { usualPatience, WatchedClient, type WatchOptions, watchConnections } from './watch-connections.ts';

/** The outer handle: one statement, one connection of the pool. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

/** The handle inside a transaction. It is no `Database`, so nothing that asks for one can be called with it. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** What queries are made from; they work the same on either handle. */
export type Handle = Database | Transaction;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Waits for running statements, then closes every connection. */
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Most connections of this process. */
  readonly poolSize?: number;
  /** PostgreSQL cancels a statement that runs longer. */
  readonly statementTimeoutMs?: number;
  /** How long a caller waits for a free connection before it gets an error. */
  readonly connectTimeoutMs?: number;
  /** How long an answer is waited for; null: as long as it takes, for commands whose statements may be long. */
  readonly patience?: WatchOptions | null;
  /** What PostgreSQL calls the connections; without it they count as those of a running app. */
  readonly applicationName?: string;
  /** Told about connections that break between statements; without it they are dropped silently and replaced. */
  readonly onIdleError?: (error: Error) => void;
}

/** How the connections of a running app are told from others. */
export const appName = 'chitta';

/**
 * Opens a pool on a PostgreSQL connection string. Connects lazily: the first statement finds out whether the
 * server answers.
 */
export function createDatabase(connectionString: string, options: DatabaseOptions = {}): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: options.applicationName ?? appName,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: WatchedClient,
  });
  // An idle connection that breaks emits on the pool; unheard, that event would end the process.
  const onBroken = (error: Error) => options.onIdleError?.(error);
  pool.on('error', onBroken);
  // One that breaks while it is lent out, between two statements of a transaction, emits on the connection.
  pool.on('connect', (client) => client.on('error', onBroken));
  const patience = options.patience === undefined ? usualPatience : options.patience;
  const stopWatching = patience === null ? () => undefined : watchConnections(pool, patience);
  let closing: Promise<void> | undefined;
  return {
    db: drizzle({ client: pool }),
    pool,
    close: () => {
      closing ??= pool.end().finally(stopWatching);
      return closing;
    },
  };
}
