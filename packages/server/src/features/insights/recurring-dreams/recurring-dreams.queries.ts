import { and, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dismissedRecurrences as dismissed } from '#server/db/tables/insights/dismissed-recurrences.ts';

export function createRecurringDreamQueries(handle: Handle) {
  return {
    async listDismissed(userId: number): Promise<ReadonlySet<string>> {
      const rows = await handle
        .select({ key: dismissed.key })
        .from(dismissed)
        .where(eq(dismissed.userId, userId));
      return new Set(rows.map(({ key }) => key));
    },

    /** Keeps dismissals that are not there yet. */
    async insertNew(rows: (typeof dismissed.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await handle.insert(dismissed).values(rows).onConflictDoNothing();
    },

    async remove(userId: number, key: string): Promise<void> {
      await handle.delete(dismissed).where(and(eq(dismissed.userId, userId), eq(dismissed.key, key)));
    },
  };
}
