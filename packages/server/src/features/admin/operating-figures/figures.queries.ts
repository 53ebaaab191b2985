import { sql } from 'drizzle-orm';
import { appName, type Handle } from '#server/db/client.ts';

/** The newest run of a scheduled job, and its newest success, as far as the queue still knows. */
export interface JobFigures extends Record<string, unknown> {
  readonly name: string;
  /** As the queue calls it; null: it has never run. */
  readonly state: string | null;
  readonly succeededAt: Date | null;
}

export interface DatabaseFigures extends Record<string, unknown> {
  readonly bytes: number;
  /** Connections of running nodes, and how many of them are at work. */
  readonly connections: number;
  readonly busyConnections: number;
  readonly mostConnections: number;
  readonly mailsWaiting: number;
  /** Mails that wait for longer than an hour. */
  readonly mailsStuck: number;
  readonly pushesWaiting: number;
  /** Devices whose push service has not believed within a day who this server is, and those that were reached. */
  readonly devicesUnauthorized: number;
  readonly devicesReached: number;
  readonly paymentEventsWaiting: number;
  /** News of payments that failed too often, or were due a day ago. */
  readonly paymentEventsStuck: number;
}

/** Counts and times for whoever runs the service; nothing of a single member. */
export function createFiguresQueries(handle: Handle) {
  return {
    async readDatabase(now: Date): Promise<DatabaseFigures> {
      const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
      const hourAgo = before(60 * 60_000);
      const dayAgo = before(24 * 60 * 60_000);
      const { rows } = await handle.execute<DatabaseFigures>(sql`SELECT
        pg_database_size(current_database())::float8 AS bytes,
        (SELECT count(*)::int FROM pg_stat_activity
          WHERE application_name = ${appName} AND datname = current_database()) AS connections,
        (SELECT count(*)::int FROM pg_stat_activity WHERE application_name = ${appName}
          AND datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()) AS "busyConnections",
        current_setting('max_connections')::int AS "mostConnections",
        (SELECT count(*)::int FROM outgoing_mails WHERE sent_at IS NULL AND failed_at IS NULL) AS "mailsWaiting",
        (SELECT count(*)::int FROM outgoing_mails
          WHERE sent_at IS NULL AND failed_at IS NULL AND created_at < ${hourAgo}) AS "mailsStuck",
        (SELECT count(*)::int FROM push_deliveries WHERE sent_at IS NULL AND failed_at IS NULL) AS "pushesWaiting",
        (SELECT count(DISTINCT (user_id, subscription_id))::int FROM push_deliveries
          WHERE failure = 'unauthorized' AND failed_at > ${dayAgo}) AS "devicesUnauthorized",
        (SELECT count(*)::int FROM push_subscriptions WHERE last_success_at > ${dayAgo}) AS "devicesReached",
        (SELECT count(*)::int FROM payment_events WHERE handled_at IS NULL) AS "paymentEventsWaiting",
        (SELECT count(*)::int FROM payment_events
          WHERE handled_at IS NULL AND (due_at IS NULL OR due_at < ${dayAgo})) AS "paymentEventsStuck"`);
      return rows[0] as DatabaseFigures;
    },

    /** None before the first node has made the queue. */
    async listJobs(): Promise<JobFigures[]> {
      const { rows: found } = await handle.execute<{ exists: boolean }>(
        sql`SELECT to_regclass('jobs.schedule') IS NOT NULL AND to_regclass('jobs.job') IS NOT NULL AS exists`,
      );
      if (!found[0]?.exists) return [];
      const { rows } = await handle.execute<JobFigures>(sql`SELECT s.name,
        (SELECT state::text FROM jobs.job WHERE job.name = s.name ORDER BY created_on DESC LIMIT 1) AS state,
        (SELECT max(completed_on) FROM jobs.job
          WHERE job.name = s.name AND state = 'completed') AS "succeededAt"
        FROM jobs.schedule s ORDER BY s.name`);
      return rows.map((row) => ({ ...row, succeededAt: row.succeededAt && new Date(row.succeededAt) }));
    },
  };
}
