import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { programmeRuns as runs } from '#server/db/tables/programmes/programme-runs.ts';

const { userId: _, id: __, careIn: ___, ...columns } = getTableColumns(runs);

export function createProgrammeExportQueries(handle: Handle) {
  const ofMember = (userId: number) => eq(runs.userId, userId);

  return {
    count: (userId: number): Promise<number> => handle.$count(runs, ofMember(userId)),

    /** Oldest first. */
    list: (userId: number) =>
      handle.select(columns).from(runs).where(ofMember(userId)).orderBy(asc(runs.createdAt), asc(runs.id)),

    async sumBytes(userId: number): Promise<number> {
      const [row] = await handle
        .select({
          bytes: sql<number>`coalesce(sum(length(${runs.days}::text) + length(${runs.measures}::text)
            + octet_length(${runs.writing}) + octet_length(${runs.question})), 0)::integer`,
        })
        .from(runs)
        .where(ofMember(userId));
      return row?.bytes ?? 0;
    },
  };
}
