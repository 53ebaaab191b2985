import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type TotpFactor, totpFactors } from '#server/db/tables/identity/totp-factors.ts';

export function createTotpQueries(handle: Handle) {
  const ofMember = (userId: number) => eq(totpFactors.userId, userId);
  return {
    async find(userId: number): Promise<TotpFactor | null> {
      const [row] = await handle.select().from(totpFactors).where(ofMember(userId));
      return row ?? null;
    },
    /** Keeps a secret that does not count yet, in place of an earlier such; false where one counts already. */
    async begin(userId: number, secret: Buffer, createdAt: Date): Promise<boolean> {
      const kept = await handle
        .insert(totpFactors)
        .values({ userId, secret, createdAt })
        .onConflictDoUpdate({
          target: totpFactors.userId,
          set: { secret, createdAt, lastStep: 0 },
          setWhere: isNull(totpFactors.confirmedAt),
        });
      return kept.rowCount === 1;
    },
    async confirm(userId: number, confirmedAt: Date): Promise<void> {
      await handle.update(totpFactors).set({ confirmedAt }).where(ofMember(userId));
    },
    /** Takes the code of a step; false where that or a later one was taken before. */
    async takeStep(userId: number, step: number): Promise<boolean> {
      const taken = await handle
        .update(totpFactors)
        .set({ lastStep: step })
        .where(and(ofMember(userId), lt(totpFactors.lastStep, step)));
      return taken.rowCount === 1;
    },
    /** Also one that was begun and never confirmed. */
    async removeAny(userId: number): Promise<void> {
      await handle.delete(totpFactors).where(ofMember(userId));
    },
    /** False where none was set up. */
    async remove(userId: number): Promise<boolean> {
      const removed = await handle
        .delete(totpFactors)
        .where(and(ofMember(userId), isNotNull(totpFactors.confirmedAt)));
      return removed.rowCount === 1;
    },
  };
}
