import { and, asc, desc, eq, gte, inArray, isNotNull, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import {
  type MomentRow,
  memoryMoments as moments,
  type NewMoment,
} from '#server/db/tables/memory/memory-moments.ts';

/** Place in the list: everything after it is of an earlier day, or has a smaller number in its day. */
export type MomentKey = readonly [date: string, momentNumber: number];

/** Days from the first to the last, both included; null: without bound. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface MomentRange extends DayRange {
  readonly userId: number;
  readonly isArchived: boolean;
  readonly after: MomentKey | null;
  readonly count: number;
}

export function createMomentQueries(handle: Handle) {
  const own = (userId: number, id: string) => and(eq(moments.userId, userId), eq(moments.id, id));
  const within = (userId: number, { from, to }: DayRange): SQL | undefined =>
    and(
      eq(moments.userId, userId),
      from === null ? undefined : gte(moments.date, from),
      to === null ? undefined : lte(moments.date, to),
    );

  return {
    async find(userId: number, id: string): Promise<MomentRow | undefined> {
      const [row] = await handle.select().from(moments).where(own(userId, id));
      return row;
    },

    /** The same, which nobody else changes before the transaction ends. */
    async lock(userId: number, id: string): Promise<MomentRow | undefined> {
      const [row] = await handle.select().from(moments).where(own(userId, id)).for('update');
      return row;
    },

    /** Newest first. */
    list: ({ userId, isArchived, after, count, ...range }: MomentRange): Promise<MomentRow[]> =>
      handle
        .select()
        .from(moments)
        .where(
          and(
            within(userId, range),
            eq(moments.isArchived, isArchived),
            after === null
              ? undefined
              : sql`(${moments.date}, ${moments.momentNumber}) < (${after[0]}::date, ${after[1]}::integer)`,
          ),
        )
        .orderBy(desc(moments.date), desc(moments.momentNumber))
        .limit(count),

    /** Days with moments that are not archived, first to last. */
    listDays: (userId: number, range: DayRange) =>
      handle
        .select({
          date: moments.date,
          moments: sql<number>`count(*)::integer`,
          pictureOf: sql<string | null>`(array_agg(${moments.id} ORDER BY ${moments.momentNumber})
            FILTER (WHERE ${moments.imageData} IS NOT NULL))[1]`,
        })
        .from(moments)
        .where(and(within(userId, range), eq(moments.isArchived, false)))
        .groupBy(moments.date)
        .orderBy(asc(moments.date)),

    /** New moments of a member come one after the other until the transaction ends. */
    async lockMember(userId: number): Promise<void> {
      await handle.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    },

    /** How many moments a day has, and the highest number among them. */
    async countDay(userId: number, date: string): Promise<{ count: number; last: number }> {
      const [row] = await handle
        .select({
          count: sql<number>`count(*)::integer`,
          last: sql<number>`coalesce(max(${moments.momentNumber}), 0)`,
        })
        .from(moments)
        .where(and(eq(moments.userId, userId), eq(moments.date, date)));
      return row ?? { count: 0, last: 0 };
    },

    async insert(moment: NewMoment): Promise<MomentRow | undefined> {
      const [row] = await handle.insert(moments).values(moment).returning();
      return row;
    },

    async insertMany(rows: NewMoment[]): Promise<void> {
      await handle.insert(moments).values(rows);
    },

    /** What moments are told apart by. */
    listKeys: (userId: number) =>
      handle
        .select({
          id: moments.id,
          date: moments.date,
          momentNumber: moments.momentNumber,
          note: moments.note,
          timestamp: moments.timestamp,
        })
        .from(moments)
        .where(eq(moments.userId, userId)),

    /** Deletes these and gives the names of their pictures. */
    async deleteMany(userId: number, ids: readonly string[]): Promise<string[]> {
      const rows = await handle
        .delete(moments)
        .where(and(eq(moments.userId, userId), sql`${moments.id} = ANY(${sql.param([...ids])})`))
        .returning({ name: moments.imageData });
      return rows.flatMap(({ name }) => name ?? []);
    },

    async update(userId: number, id: string, values: Partial<NewMoment>): Promise<MomentRow | undefined> {
      const [row] = await handle.update(moments).set(values).where(own(userId, id)).returning();
      return row;
    },

    async delete(userId: number, id: string): Promise<MomentRow | undefined> {
      const [row] = await handle.delete(moments).where(own(userId, id)).returning();
      return row;
    },

    /** Of these ids, the moments that are the member's. */
    listByIds: (userId: number, ids: readonly string[]): Promise<MomentRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : handle
            .select()
            .from(moments)
            .where(and(eq(moments.userId, userId), inArray(moments.id, [...ids]))),

    /** Every moment of the member behind `after`, by day and number. */
    listAll: (userId: number, after: MomentKey | null, most: number): Promise<MomentRow[]> =>
      handle
        .select()
        .from(moments)
        .where(
          and(
            eq(moments.userId, userId),
            after === null
              ? undefined
              : sql`(${moments.date}, ${moments.momentNumber}) > (${after[0]}::date, ${after[1]}::integer)`,
          ),
        )
        .orderBy(asc(moments.date), asc(moments.momentNumber))
        .limit(most),

    count: (userId: number): Promise<number> => handle.$count(moments, eq(moments.userId, userId)),

    async sumBytes(userId: number): Promise<number> {
      const [row] = await handle
        .select({ bytes: sum(moments.imageBytes).mapWith(Number) })
        .from(moments)
        .where(eq(moments.userId, userId));
      return row?.bytes ?? 0;
    },

    /** Names of all pictures of a member. */
    async namesOfMember(userId: number): Promise<string[]> {
      const rows = await handle
        .select({ name: moments.imageData })
        .from(moments)
        .where(and(eq(moments.userId, userId), isNotNull(moments.imageData)));
      return rows.flatMap(({ name }) => name ?? []);
    },

    /** Of these names, those that are of a moment's picture. */
    async keepKnown(names: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await handle
        .select({ name: moments.imageData })
        .from(moments)
        .where(inArray(moments.imageData, [...names]));
      return new Set(rows.flatMap(({ name }) => name ?? []));
    },
  };
}
