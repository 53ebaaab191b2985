import { and, asc, desc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import {
  type ExerciseSessionRow,
  memoryExerciseSessions as sessions,
} from '#server/db/tables/memory/memory-exercise-sessions.ts';

/** Place in the list: everything after it is older, or as old with a smaller id. */
export type SessionKey = readonly [micros: string, id: string];
export type SessionState = 'paused' | 'completed';

export interface SessionRange {
  readonly userId: number;
  readonly state: SessionState | undefined;
  readonly after: SessionKey | null;
  readonly count: number;
}

const isIn: Record<SessionState, SQL> = {
  paused: isNull(sessions.completedAt),
  completed: isNotNull(sessions.completedAt),
};

export function createExerciseSessionQueries(handle: Handle) {
  const own = (userId: number, id: string) => and(eq(sessions.userId, userId), eq(sessions.id, id));

  return {
    /** Latest first. */
    list: ({ userId, state, after, count }: SessionRange) =>
      handle
        .select({
          session: sessions,
          micros: sql<string>`(extract(epoch FROM ${sessions.createdAt}) * 1000000)::bigint::text`,
        })
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            state && isIn[state],
            after === null
              ? undefined
              : sql`(${sessions.createdAt}, ${sessions.id}) < (${momentOfMicros(after[0])}, ${after[1]})`,
          ),
        )
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
        .limit(count),

    /** Completed ones of a day or later, first to last. */
    listCompleted: (userId: number, from: string): Promise<ExerciseSessionRow[]> =>
      handle
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isIn.completed, gte(sessions.date, from)))
        .orderBy(asc(sessions.date), asc(sessions.createdAt)),

    /** The completed one that reached most days, and of such the latest. */
    async findFurthest(userId: number, by: 'unassisted' | 'with help') {
      const days =
        by === 'unassisted'
          ? sql<number>`${sessions.unassistedDays}`
          : sql<number>`${sessions.unassistedDays} + ${sessions.assistedDays}`;
      const [row] = await handle
        .select({ days, date: sessions.date })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isIn.completed, sql`${days} > 0`))
        .orderBy(desc(days), desc(sessions.date))
        .limit(1);
      return row;
    },

    async find(userId: number, id: string): Promise<ExerciseSessionRow | undefined> {
      const [row] = await handle.select().from(sessions).where(own(userId, id));
      return row;
    },

    /** The same, which nobody else changes before the transaction ends. */
    async lock(userId: number, id: string): Promise<ExerciseSessionRow | undefined> {
      const [row] = await handle.select().from(sessions).where(own(userId, id)).for('update');
      return row;
    },

    /** What exercises are told apart by. */
    listKeys: (userId: number) =>
      handle
        .select({ date: sessions.date, createdAt: sessions.createdAt })
        .from(sessions)
        .where(eq(sessions.userId, userId)),

    async deleteMany(userId: number, ids: readonly string[]): Promise<void> {
      await handle
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), sql`${sessions.id} = ANY(${sql.param([...ids])})`));
    },

    /** False where one of this name is there already; one that is made at the same time is waited for. */
    async insert(row: ExerciseSessionRow): Promise<boolean> {
      const inserted = await handle.insert(sessions).values(row).onConflictDoNothing();
      return (inserted.rowCount ?? 0) > 0;
    },

    async update(row: ExerciseSessionRow): Promise<void> {
      await handle.update(sessions).set(row).where(own(row.userId, row.id));
    },

    async delete(userId: number, id: string): Promise<boolean> {
      const deleted = await handle.delete(sessions).where(own(userId, id));
      return (deleted.rowCount ?? 0) > 0;
    },
  };
}
