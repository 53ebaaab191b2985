import type { RecallMark } from '@chitta/contract';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { memoryRecallMarks as marks } from '#server/db/tables/memory/memory-recall-marks.ts';

/** Nights from the first to the last, both included. */
export interface NightRange {
  readonly from: string;
  readonly to: string;
}

export interface MarkedNight {
  readonly night: string;
  readonly mark: RecallMark;
}

export function createRecallMarkQueries(handle: Handle) {
  const own = (userId: number, night: string) => and(eq(marks.userId, userId), eq(marks.night, night));

  return {
    /** First to last. */
    list: (userId: number, { from, to }: NightRange): Promise<MarkedNight[]> =>
      handle
        .select({ night: marks.night, mark: marks.mark })
        .from(marks)
        .where(and(eq(marks.userId, userId), gte(marks.night, from), lte(marks.night, to)))
        .orderBy(asc(marks.night)),

    /** The first night that was ever marked. */
    async findFirst(userId: number): Promise<string | null> {
      const [row] = await handle
        .select({ night: marks.night })
        .from(marks)
        .where(eq(marks.userId, userId))
        .orderBy(asc(marks.night))
        .limit(1);
      return row?.night ?? null;
    },

    async put(userId: number, { night, mark }: MarkedNight, markedAt: Date): Promise<void> {
      await handle
        .insert(marks)
        .values({ userId, night, mark, markedAt })
        .onConflictDoUpdate({ target: [marks.userId, marks.night], set: { mark, markedAt } });
    },

    /** Nights that have no mark yet get theirs; gives these nights. */
    async insertNew(rows: (typeof marks.$inferInsert)[]): Promise<string[]> {
      const added = await handle
        .insert(marks)
        .values(rows)
        .onConflictDoNothing()
        .returning({ night: marks.night });
      return added.map(({ night }) => night);
    },

    async removeMany(userId: number, nights: readonly string[]): Promise<void> {
      await handle
        .delete(marks)
        .where(and(eq(marks.userId, userId), sql`${marks.night} = ANY(${sql.param([...nights])}::date[])`));
    },

    async remove(userId: number, night: string): Promise<void> {
      await handle.delete(marks).where(own(userId, night));
    },
  };
}
