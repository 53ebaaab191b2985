import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type DreamRow, dreams, type NewDream } from '#server/db/tables/journal/dreams.ts';

/** A dream by its key. */
export interface DreamKey {
  readonly userId: number;
  readonly id: number;
}

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

    /** Of the member's dreams in the journal that have a reading, the one kept last. */
    async findLatestRead(userId: number): Promise<DreamRow | undefined> {
      const [dream] = await handle
        .select()
        .from(dreams)
        .where(and(eq(dreams.userId, userId), isNull(dreams.deletedAt), isNotNull(dreams.translation)))
        .orderBy(sql`${dreams.createdAt} DESC, ${dreams.id} DESC`)
        .limit(1);
      return dream;
    },

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

    /** Up to `count` dreams that were taken out before `until`, nobody else's to erase until the transaction ends. */
    lockDueDreams: (until: Date, count: number): Promise<DreamKey[]> =>
      handle
        .select({ userId: dreams.userId, id: dreams.id })
        .from(dreams)
        .where(and(isNotNull(dreams.deletedAt), lte(dreams.deletedAt, until)))
        .limit(count)
        .for('update', { skipLocked: true }),

    /** Erases these dreams with all that belongs to them. */
    async eraseDreams(keys: readonly DreamKey[]): Promise<void> {
      if (keys.length === 0) return;
      const pairs = keys.map(({ userId, id }) => sql`(${userId}::integer, ${id}::integer)`);
      await handle
        .delete(dreams)
        .where(sql`(${dreams.userId}, ${dreams.id}) IN (${sql.join(pairs, sql`, `)})`);
    },
  };
}
