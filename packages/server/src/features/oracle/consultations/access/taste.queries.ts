import { eq, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { oracleProfiles } from '#server/db/tables/oracle/oracle-profiles.ts';

export function createTasteQueries(handle: Handle) {
  return {
    /** When it was used up; null: not yet. The consultation that used it up was made at this moment. */
    async findUse(userId: number): Promise<Date | null> {
      const [row] = await handle
        .select({ usedAt: oracleProfiles.tasteUsedAt })
        .from(oracleProfiles)
        .where(eq(oracleProfiles.userId, userId));
      return row?.usedAt ?? null;
    },

    /** Uses it up; false where it was used before. Of many at once, one gets it. */
    async use(userId: number, now: Date): Promise<boolean> {
      const used = await handle
        .insert(oracleProfiles)
        .values({ userId, tasteUsedAt: now })
        .onConflictDoUpdate({
          target: oracleProfiles.userId,
          set: { tasteUsedAt: now },
          setWhere: isNull(oracleProfiles.tasteUsedAt),
        })
        .returning({ userId: oracleProfiles.userId });
      return used.length > 0;
    },
  };
}
