import { eq, lt } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { abTestSalts } from '#server/db/tables/experiments/ab-test.ts';

export function createSaltQueries(handle: Handle) {
  return {
    /** The salt of a day: the one that is there, else the offered one. */
    async keep(day: string, offered: string): Promise<string> {
      await handle.insert(abTestSalts).values({ day, salt: offered }).onConflictDoNothing();
      const [row] = await handle.select().from(abTestSalts).where(eq(abTestSalts.day, day));
      return row?.salt ?? offered;
    },

    async forgetBefore(day: string): Promise<void> {
      await handle.delete(abTestSalts).where(lt(abTestSalts.day, day));
    },
  };
}
