import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { sessions } from '#server/db/tables/identity/sessions.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { earlierReadings } from '#server/db/tables/journal/earlier-readings.ts';
import { followUps } from '#server/db/tables/journal/follow-ups.ts';

/** How many rows of a member there are. */
export function createDataInventoryQueries(handle: Handle) {
  const countOf = async (query: SQL): Promise<number> => {
    const { rows } = await handle.execute<{ count: number }>(query);
    return rows[0]?.count ?? 0;
  };

  return {
    /** All of the member's rows in a table that has a `user_id`. */
    countRows: (table: string, userId: number) =>
      countOf(sql`SELECT count(*)::integer AS count FROM ${sql.identifier(table)} WHERE user_id = ${userId}`),
    countReadings: (userId: number) =>
      handle.$count(
        dreams,
        and(eq(dreams.userId, userId), isNull(dreams.deletedAt), isNotNull(dreams.translation)),
      ),
    /** Of dreams in the journal: those of a deleted dream come and go with it. */
    countFollowUps: (userId: number) =>
      countOf(sql`SELECT count(*)::integer AS count FROM ${followUps}
        JOIN ${dreams} ON ${dreams.userId} = ${followUps.userId} AND ${dreams.id} = ${followUps.dreamId}
        WHERE ${followUps.userId} = ${userId} AND ${dreams.deletedAt} IS NULL`),
    countEarlierReadings: (userId: number) =>
      countOf(sql`SELECT count(*)::integer AS count FROM ${earlierReadings}
        JOIN ${dreams} ON ${dreams.userId} = ${earlierReadings.userId} AND ${dreams.id} = ${earlierReadings.dreamId}
        WHERE ${earlierReadings.userId} = ${userId} AND ${dreams.deletedAt} IS NULL`),
    countSessions: (userId: number, now: Date) =>
      handle.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))),
  };
}
