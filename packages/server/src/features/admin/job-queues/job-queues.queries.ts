import { sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';

export interface JobQueueRow extends Record<string, unknown> {
  readonly name: string;
  readonly cron: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestDueAt: Date | null;
  readonly lastDoneAt: Date | null;
  readonly lastFailedAt: Date | null;
  /** Code or name of an error, which may be anything that somebody has thrown. */
  readonly lastFailure: string | null;
}

/** The queue of scheduled jobs. Of what a run came to only the error's code or name is read. */
export function createJobQueueQueries(handle: Handle) {
  return {
    /** The queue makes its tables when the first node starts it. */
    async exists(): Promise<boolean> {
      const { rows } = await handle.execute<{ exists: boolean }>(
        sql`SELECT to_regclass('jobs.schedule') IS NOT NULL AND to_regclass('jobs.job') IS NOT NULL AS exists`,
      );
      return rows[0]?.exists === true;
    },

    /** By name; all of them, or the one of this name. */
    async list(name: string | null = null): Promise<JobQueueRow[]> {
      const { rows } = await handle.execute<JobQueueRow>(sql`
        SELECT s.name, s.cron,
          count(*) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now())::int AS waiting,
          count(*) FILTER (WHERE j.state = 'active')::int AS running,
          count(*) FILTER (WHERE j.state = 'failed')::int AS failed,
          min(j.start_after) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now())
            AS "oldestDueAt",
          max(j.completed_on) FILTER (WHERE j.state = 'completed') AS "lastDoneAt",
          max(j.completed_on) FILTER (WHERE j.state = 'failed') AS "lastFailedAt",
          (SELECT coalesce(f.output ->> 'code', f.output ->> 'name') FROM jobs.job f
            WHERE f.name = s.name AND f.state = 'failed' ORDER BY f.completed_on DESC LIMIT 1) AS "lastFailure"
        FROM jobs.schedule s LEFT JOIN jobs.job j ON j.name = s.name
        WHERE ${name}::text IS NULL OR s.name = ${name}
        GROUP BY s.name, s.cron ORDER BY s.name`);
      return rows;
    },

    /** Makes the run that failed last due once more, as the queue itself does. False: none has failed. */
    async retryLast(name: string): Promise<boolean> {
      const { rowCount } = await handle.execute(sql`
        UPDATE jobs.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL, start_after = now()
        WHERE name = ${name} AND id = (
          SELECT id FROM jobs.job WHERE name = ${name} AND state = 'failed'
          ORDER BY completed_on DESC LIMIT 1 FOR UPDATE)`);
      return (rowCount ?? 0) > 0;
    },

    /** How many runs that failed there were. */
    async discardFailed(name: string): Promise<number> {
      const { rowCount } = await handle.execute(
        sql`DELETE FROM jobs.job WHERE name = ${name} AND state = 'failed'`,
      );
      return rowCount ?? 0;
    },
  };
}
