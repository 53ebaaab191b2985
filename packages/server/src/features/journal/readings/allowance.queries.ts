import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';

const allowanceColumns = {
  used: users.translationsUsed,
  limit: users.translationsLimit,
  resetDate: users.translationsResetDate,
};

/** A member's place in the window as the tables hold it. */
export interface AllowanceRow {
  readonly used: number;
  readonly limit: number;
  readonly resetDate: Date | null;
}

export function createAllowanceQueries(handle: Handle) {
  return {
    async find(userId: number): Promise<AllowanceRow | undefined> {
      const [row] = await handle.select(allowanceColumns).from(users).where(eq(users.id, userId));
      return row;
    },

    /**
     * Takes one reading, or nothing when the open window is used up. One statement: the row's lock lines up requests
     * that come together, and each sees what the one before has taken. `windowEnd` counts only if none is open.
     */
    async take(userId: number, now: Date, windowEnd: Date): Promise<AllowanceRow | undefined> {
      const isClosed = or(isNull(users.translationsResetDate), lte(users.translationsResetDate, now));
      const [taken] = await handle
        .update(users)
        .set({
          translationsUsed: sql`CASE WHEN ${isClosed} THEN 1 ELSE ${users.translationsUsed} + 1 END`,
          translationsResetDate: sql`CASE WHEN ${isClosed} THEN ${windowEnd.toISOString()}::timestamptz
            ELSE ${users.translationsResetDate} END`,
        })
        .where(
          and(
            eq(users.id, userId),
            gt(users.translationsLimit, 0),
            or(isClosed, lt(users.translationsUsed, users.translationsLimit)),
          ),
        )
        .returning(allowanceColumns);
      return taken;
    },

    /** Gives a reading back to the window it was taken from. */
    async giveBack(userId: number, window: Date): Promise<void> {
      await handle
        .update(users)
        .set({ translationsUsed: sql`${users.translationsUsed} - 1` })
        .where(
          and(eq(users.id, userId), eq(users.translationsResetDate, window), gt(users.translationsUsed, 0)),
        );
    },
  };
}
