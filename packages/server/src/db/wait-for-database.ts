import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

export interface Waiting {
  /** How long a database that cannot be reached yet is waited for. */
  readonly maxMs: number;
  /** Told once, as soon as there is something to wait for. */
  readonly onWait: () => void;
}

const pauseMs = 500;

/**
 * Resolves once the database answers: after a restart of the whole machine it may come up later than we do. Throws what
 * it last said when the time is over, and at once where waiting would not help, such as for a wrong password.
 */
export async function waitForDatabase(pool: pg.Pool, { maxMs, onWait }: Waiting): Promise<void> {
  const end = performance.now() + maxMs;
  let hasSaid = false;
  for (;;) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() >= end) throw error;
      if (!hasSaid) onWait();
      hasSaid = true;
    }
    await sleep(pauseMs);
  }
}
