import { and, count, eq, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { recoveryCodes } from '#server/db/tables/identity/recovery-codes.ts';

export function createRecoveryCodesQueries(handle: Handle) {
  const ofMember = (userId: number) => eq(recoveryCodes.userId, userId);
  return {
    async deleteAll(userId: number): Promise<void> {
      await handle.delete(recoveryCodes).where(ofMember(userId));
    },
    async insert(userId: number, hashes: readonly string[], createdAt: Date): Promise<void> {
      await handle.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt })));
    },
    /** Uses a code up; false where there is none that has not been used. */
    async use(userId: number, codeHash: string, usedAt: Date): Promise<boolean> {
      const used = await handle
        .update(recoveryCodes)
        .set({ usedAt })
        .where(and(ofMember(userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)));
      return used.rowCount === 1;
    },
    async countLeft(userId: number): Promise<number> {
      const [row] = await handle
        .select({ left: count() })
        .from(recoveryCodes)
        .where(and(ofMember(userId), isNull(recoveryCodes.usedAt)));
      return row?.left ?? 0;
    },
  };
}
