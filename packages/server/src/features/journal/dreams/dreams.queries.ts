import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type DreamRow, dreams, type NewDream } from '#server/db/tables/journal/dreams.ts';

export function createDreamQueries(handle: Handle) {
  const own = (userId: number, id: number) => and(eq(dreams.userId, userId), eq(dreams.id, id));
  const update = async (userId: number, id: number, values: Partial<NewDream>) => {
    const [dream] = await handle.update(dreams).set(values).where(own(userId, id)).returning();
    return dream;
  };

  return {
    /** The member's own dream that is in the journal. */
    async findDream(userId: number, id: number): Promise<DreamRow | undefined> {
      const [dream] = await handle
        .select()
        .from(dreams)
        .where(and(own(userId, id), isNull(dreams.deletedAt)));
      return dream;
    },

    /** Those of the member's own dreams that are in the journal. */
    findDreams: (userId: number, ids: readonly number[]): Promise<DreamRow[]> =>
      handle
        .select()
        .from(dreams)
        .where(and(eq(dreams.userId, userId), inArray(dreams.id, [...ids]), isNull(dreams.deletedAt))),

    /** Whether a dream is in the member's journal, without a word of it. */
    async isInJournal(userId: number, id: number): Promise<boolean> {
      const found = await handle
        .select({ id: dreams.id })
        .from(dreams)
        .where(and(own(userId, id), isNull(dreams.deletedAt)));
      return found.length > 0;
    },

    /** The member's own dream that was taken out after `since`. */
    async findDeletedDream(userId: number, id: number, since: Date): Promise<DreamRow | undefined> {
      const [dream] = await handle
        .select()
        .from(dreams)
        .where(and(own(userId, id), gt(dreams.deletedAt, since)));
      return dream;
    },

    async insertDream(values: NewDream): Promise<DreamRow | undefined> {
      const [dream] = await handle.insert(dreams).values(values).returning();
      return dream;
    },

    updateDream: update,

    /** Erases up to `count` dreams that were taken out before `until`, and returns how many there were. */
    async eraseDeletedDreams(until: Date, count: number): Promise<number> {
      const due = handle
        .select({ userId: dreams.userId, id: dreams.id })
        .from(dreams)
        .where(and(isNotNull(dreams.deletedAt), lte(dreams.deletedAt, until)))
        .limit(count)
        .for('update', { skipLocked: true })
        .as('due');
      const erased = await handle
        .delete(dreams)
        .where(inArray(sql`(${dreams.userId}, ${dreams.id})`, handle.select().from(due)));
      return erased.rowCount ?? 0;
    },
  };
}
