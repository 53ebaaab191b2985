import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { memoryExerciseSessions } from '#server/db/tables/memory/memory-exercise-sessions.ts';
import { memoryRecallMarks } from '#server/db/tables/memory/memory-recall-marks.ts';
import { memorySettings } from '#server/db/tables/memory/memory-settings.ts';

const { userId: _, id: __, ...sessionColumns } = getTableColumns(memoryExerciseSessions);
const { userId: ___, ...markColumns } = getTableColumns(memoryRecallMarks);

export function createMemoryExportQueries(handle: Handle) {
  const ofMember = (userId: number) => eq(memoryExerciseSessions.userId, userId);

  return {
    countSessions: (userId: number): Promise<number> =>
      handle.$count(memoryExerciseSessions, ofMember(userId)),

    /** Oldest first. */
    listSessions: (userId: number) =>
      handle
        .select(sessionColumns)
        .from(memoryExerciseSessions)
        .where(ofMember(userId))
        .orderBy(asc(memoryExerciseSessions.createdAt), asc(memoryExerciseSessions.id)),

    async sumSessionBytes(userId: number): Promise<number> {
      const [row] = await handle
        .select({
          bytes: sql<number>`coalesce(sum(length(${memoryExerciseSessions.days}::text)), 0)::integer`,
        })
        .from(memoryExerciseSessions)
        .where(ofMember(userId));
      return row?.bytes ?? 0;
    },

    countMarks: (userId: number): Promise<number> =>
      handle.$count(memoryRecallMarks, eq(memoryRecallMarks.userId, userId)),

    /** First night first. */
    listMarks: (userId: number) =>
      handle
        .select(markColumns)
        .from(memoryRecallMarks)
        .where(eq(memoryRecallMarks.userId, userId))
        .orderBy(asc(memoryRecallMarks.night)),

    countSettings: (userId: number): Promise<number> =>
      handle.$count(memorySettings, eq(memorySettings.userId, userId)),
  };
}
