import { sql } from 'drizzle-orm';
import { appName, type Handle } from '#server/db/client.ts';
import { nodeGoneMs } from './node-gone.ts';

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
  readonly serverVersion: string;
  /** Unix time in seconds, of the start of PostgreSQL. */
  readonly startedSeconds: number;
  readonly mailsWaiting: number;
  /** Mails that wait for longer than an hour. */
  readonly mailsStuck: number;
  /** Seconds for which the oldest one has been waiting; null: none waits. */
  readonly mailOldestSeconds: number | null;
  /** Waiting ones that were tried, where no mail server answered or it did not let us in. */
  readonly mailsRefused: number;
  /** Mails that could not be sent, and were given up within the last hour. */
  readonly mailsGivenUp: number;
  readonly pushesWaiting: number;
  /** Seconds for which the oldest one has been due; null: none is. */
  readonly pushOldestSeconds: number | null;
  /** Devices whose push service has not believed within a day who this server is, and those that were reached. */
  readonly devicesUnauthorized: number;
  readonly devicesReached: number;
  readonly paymentEventsWaiting: number;
  /** Seconds since the oldest one that waits came in; null: none waits. */
  readonly paymentEventOldestSeconds: number | null;
  /** News of payments that failed too often, or were due a day ago. */
  readonly paymentEventsStuck: number;
}

export interface MonitoringFigures extends Record<string, unknown> {
  readonly alarms: Readonly<Record<string, number>>;
  readonly nodes: Readonly<Record<string, number>>;
  /** Unix time in seconds; null: never yet. */
  readonly checkedSeconds: number | null;
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
        current_setting('max_connections')::int AS "mostConnections",
        current_setting('server_version') AS "serverVersion",
        extract(epoch FROM pg_postmaster_start_time())::float8 AS "startedSeconds",
        connections.*, mails.*, pushes.*, payment_events.*,
        (SELECT count(*)::int FROM outgoing_mails
          WHERE failed_at > ${hourAgo} AND failure <> 'not_needed') AS "mailsGivenUp",
        (SELECT count(DISTINCT (user_id, subscription_id))::int FROM push_deliveries
          WHERE failure = 'unauthorized' AND failed_at > ${dayAgo}) AS "devicesUnauthorized",
        (SELECT count(*)::int FROM push_subscriptions WHERE last_success_at > ${dayAgo}) AS "devicesReached"
        FROM (SELECT count(*)::int AS connections,
          count(*) FILTER (WHERE state <> 'idle' AND pid <> pg_backend_pid())::int AS "busyConnections"
          FROM pg_stat_activity WHERE application_name = ${appName} AND datname = current_database()) connections,
        (SELECT count(*)::int AS "mailsWaiting",
          count(*) FILTER (WHERE created_at < ${hourAgo})::int AS "mailsStuck",
          extract(epoch FROM ${now}::timestamptz - min(created_at))::float8 AS "mailOldestSeconds",
          count(*) FILTER (WHERE failure NOT SIMILAR TO '(EENVELOPE|EMESSAGE)%')::int AS "mailsRefused"
          FROM outgoing_mails WHERE sent_at IS NULL AND failed_at IS NULL) mails,
        (SELECT count(*)::int AS "pushesWaiting",
          extract(epoch FROM ${now}::timestamptz - min(due_at) FILTER (WHERE due_at < ${now}))::float8
            AS "pushOldestSeconds"
          FROM push_deliveries WHERE sent_at IS NULL AND failed_at IS NULL) pushes,
        (SELECT count(*)::int AS "paymentEventsWaiting",
          count(*) FILTER (WHERE due_at IS NULL OR due_at < ${dayAgo})::int AS "paymentEventsStuck",
          extract(epoch FROM ${now}::timestamptz - min(received_at) FILTER (WHERE due_at IS NOT NULL))::float8
            AS "paymentEventOldestSeconds"
          FROM payment_events WHERE handled_at IS NULL) payment_events`);
      return rows[0] as DatabaseFigures;
    },

    /** Alarms that are on, by rule; nodes that were heard of lately, by version; when alarms were judged last. */
    async readMonitoring(now: Date): Promise<MonitoringFigures> {
      const { rows } = await handle.execute<MonitoringFigures>(sql`SELECT
        (SELECT coalesce(jsonb_object_agg(rule, count), '{}') FROM (SELECT rule, count(*)::int AS count FROM alarms
          WHERE raised_at IS NOT NULL AND resolved_at IS NULL GROUP BY rule) r) AS alarms,
        (SELECT coalesce(jsonb_object_agg(version, count), '{}') FROM (SELECT version, count(*)::int AS count FROM nodes
          WHERE stopped_at IS NULL AND seen_at > ${new Date(now.getTime() - nodeGoneMs)} GROUP BY version) n) AS nodes,
        (SELECT extract(epoch FROM checked_at)::float8 FROM alarm_checks) AS "checkedSeconds"`);
      return rows[0] as MonitoringFigures;
    },

    /** None before the first node has made the queue. */
    async listJobs(): Promise<JobFigures[]> {
      const { rows: found } = await handle.execute<{ exists: boolean }>(
        sql`SELECT to_regclass('jobs.schedule') IS NOT NULL AND to_regclass('jobs.job') IS NOT NULL AS exists`,
      );
      if (!found[0]?.exists) return [];
      // Once through all runs of a week: the queue's own table has no index that leads to the newest of a name.
      const { rows } = await handle.execute<JobFigures>(sql`WITH runs AS MATERIALIZED (
          SELECT name, state, max(created_on) AS created_on, max(completed_on) AS completed_on
          FROM jobs.job GROUP BY name, state)
        SELECT s.name,
        (SELECT state::text FROM runs WHERE runs.name = s.name ORDER BY created_on DESC LIMIT 1) AS state,
        (SELECT completed_on FROM runs WHERE runs.name = s.name AND state = 'completed') AS "succeededAt"
        FROM jobs.schedule s ORDER BY s.name`);
      return rows.map((row) => ({ ...row, succeededAt: row.succeededAt && new Date(row.succeededAt) }));
    },
  };
}
