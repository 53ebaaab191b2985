import { and, count, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type User, users } from '#server/db/tables/identity/users.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';

export interface DayCount {
  /** In UTC, such as `2026-11-21`. */
  readonly day: string;
  readonly count: number;
}

/** The newest run of a job that the queue still knows. */
export interface JobRun extends Record<string, unknown> {
  readonly name: string;
  /** As the queue calls it; null: no run is known. */
  readonly state: string | null;
  readonly ended: Date | null;
}

export interface PushCounts extends Record<string, unknown> {
  readonly devicesReached: number;
  readonly devicesFailing: number;
  readonly waiting: number;
  readonly devicesUnauthorized: number;
}

/** Counts alone: no query here reads a word that a member wrote. */
export function createAdminOverviewQueries(handle: Handle) {
  async function countDays(query: SQL): Promise<DayCount[]> {
    const { rows } = await handle.execute<{ day: string; count: number }>(query);
    return rows;
  }

  return {
    countMembers: (): Promise<{ status: User['accountStatus']; count: number }[]> =>
      handle.select({ status: users.accountStatus, count: count() }).from(users).groupBy(users.accountStatus),

    countNewMembers: (since: Date) =>
      countDays(sql`SELECT to_char(${users.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day,
        count(*)::integer AS count FROM ${users} WHERE ${users.createdAt} >= ${since} GROUP BY 1`),

    countNewDreams: (since: Date) =>
      countDays(sql`SELECT to_char(${dreams.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day,
        count(*)::integer AS count FROM ${dreams}
        WHERE ${dreams.createdAt} >= ${since} AND ${dreams.deletedAt} IS NULL GROUP BY 1`),

    async countMails(since: Date) {
      const of = (...states: SQL[]) =>
        handle.$count(outgoingMails, and(gte(outgoingMails.createdAt, since), ...states));
      const [sent, failed, waiting] = await Promise.all([
        of(isNotNull(outgoingMails.sentAt)),
        of(isNotNull(outgoingMails.failedAt)),
        of(isNull(outgoingMails.sentAt), isNull(outgoingMails.failedAt)),
      ]);
      return { sent, failed, waiting };
    },

    /** By device, of which there are few: what was sent to each is far more, and has no order in time. */
    async countPushes(since: Date): Promise<PushCounts> {
      const { rows } = await handle.execute<PushCounts>(sql`SELECT
        count(*) FILTER (WHERE last_success_at > ${since})::int AS "devicesReached",
        count(*) FILTER (WHERE failing_since IS NOT NULL)::int AS "devicesFailing",
        (SELECT count(*)::int FROM push_deliveries WHERE sent_at IS NULL AND failed_at IS NULL) AS waiting,
        (SELECT count(DISTINCT (user_id, subscription_id))::int FROM push_deliveries
          WHERE failure = 'unauthorized' AND failed_at > ${since}) AS "devicesUnauthorized"
        FROM push_subscriptions`);
      return rows[0] as PushCounts;
    },

    async countBytes(): Promise<number> {
      const { rows } = await handle.execute<{ bytes: string }>(
        sql`SELECT pg_database_size(current_database()) AS bytes`,
      );
      return Number(rows[0]?.bytes ?? 0);
    },

    /** Scheduled jobs by name. The queue makes its tables when the first node starts it; before, there are none. */
    async listJobs(): Promise<JobRun[]> {
      const { rows: found } = await handle.execute<{ exists: boolean }>(
        sql`SELECT to_regclass('jobs.schedule') IS NOT NULL AND to_regclass('jobs.job') IS NOT NULL AS exists`,
      );
      if (!found[0]?.exists) return [];
      const { rows } = await handle.execute<JobRun>(sql`
        SELECT s.name, run.state::text AS state, run.completed_on AS ended FROM jobs.schedule s
        LEFT JOIN LATERAL (
          SELECT state, completed_on FROM jobs.job WHERE job.name = s.name ORDER BY created_on DESC LIMIT 1
        ) run ON true ORDER BY s.name`);
      return rows;
    },
  };
}
