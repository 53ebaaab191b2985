import { asc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { letterSettings, monthlyLetters } from '#server/db/tables/insights/monthly-letters.ts';

export function createLetterExportQueries(handle: Handle) {
  const isOwn = (userId: number) => eq(monthlyLetters.userId, userId);
  return {
    count: async (userId: number): Promise<number> =>
      (await handle.$count(monthlyLetters, isOwn(userId))) +
      (await handle.$count(letterSettings, eq(letterSettings.userId, userId))),

    async findSettings(userId: number) {
      const [row] = await handle.select().from(letterSettings).where(eq(letterSettings.userId, userId));
      return row;
    },

    /** Oldest first. */
    list: (userId: number) =>
      handle.select().from(monthlyLetters).where(isOwn(userId)).orderBy(asc(monthlyLetters.month)),
  };
}
