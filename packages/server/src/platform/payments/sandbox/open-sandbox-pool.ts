import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '#server/db/client.ts';

/**
 * A few connections of the provider's own to the same database. A provider is asked in the middle of transactions too;
 * on the app's pool, transactions that wait for it could hold every connection that it needs. They close when idle, so
 * nobody has to.
 */
export function openSandboxPool(appPool: pg.Pool): Database {
  const pool = new pg.Pool({ ...appPool.options, max: 4, idleTimeoutMillis: 1_000, allowExitOnIdle: true });
  // One that breaks is replaced; unheard, its event would end the process.
  const onBroken = () => undefined;
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return drizzle({ client: pool });
}
