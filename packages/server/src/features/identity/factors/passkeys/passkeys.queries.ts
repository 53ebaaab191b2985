import { and, count, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type ChallengePurpose, passkeyChallenges } from '#server/db/tables/identity/passkey-challenges.ts';
import { type NewPasskey, type Passkey, passkeys } from '#server/db/tables/identity/passkeys.ts';

/** What a signature is asked for, and of whom; null: of whoever has a passkey. */
export interface ChallengeOwner {
  readonly purpose: ChallengePurpose;
  readonly userId: number | null;
}

export function createPasskeysQueries(handle: Handle) {
  const own = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));
  return {
    list(userId: number): Promise<Passkey[]> {
      return handle.select().from(passkeys).where(eq(passkeys.userId, userId));
    },
    async count(userId: number): Promise<number> {
      const [row] = await handle.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId));
      return row?.all ?? 0;
    },
    async findByCredential(credentialId: string): Promise<Passkey | null> {
      const [row] = await handle.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
      return row ?? null;
    },
    async insert(values: NewPasskey): Promise<void> {
      await handle.insert(passkeys).values(values);
    },
    /** The passkey as it is after the change; null where the member has none of this id. */
    async update(
      userId: number,
      id: number,
      values: Partial<Pick<Passkey, 'name' | 'isSecondFactor'>>,
    ): Promise<Passkey | null> {
      const [row] = await handle.update(passkeys).set(values).where(own(userId, id)).returning();
      return row ?? null;
    },
    async delete(userId: number, id: number): Promise<Passkey | null> {
      const [row] = await handle.delete(passkeys).where(own(userId, id)).returning();
      return row ?? null;
    },
    /** With every signature that was asked of the member. */
    async deleteAll(userId: number): Promise<void> {
      await handle.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
      await handle.delete(passkeys).where(eq(passkeys.userId, userId));
    },
    async find(userId: number, id: number): Promise<Passkey | null> {
      const [row] = await handle.select().from(passkeys).where(own(userId, id));
      return row ?? null;
    },
    /** Notes a use; false where the counter has not moved on, as it must unless the authenticator keeps none. */
    async noteUse(
      id: number,
      use: { readonly counter: number; readonly isBackedUp: boolean; readonly at: Date },
    ): Promise<boolean> {
      const keepsNone = and(eq(passkeys.counter, 0), sql`${use.counter}::bigint = 0`);
      const noted = await handle
        .update(passkeys)
        .set({ counter: use.counter, isBackedUp: use.isBackedUp, lastUsedAt: use.at })
        .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, use.counter), keepsNone)));
      return noted.rowCount === 1;
    },
    async keepChallenge(
      challengeHash: string,
      { purpose, userId }: ChallengeOwner,
      expiresAt: Date,
    ): Promise<void> {
      await handle.insert(passkeyChallenges).values({ challengeHash, purpose, userId, expiresAt });
    },
    /** Uses a challenge up; false where it was none for this, was used before, or came too late. */
    async useChallenge(
      challengeHash: string,
      { purpose, userId }: ChallengeOwner,
      now: Date,
    ): Promise<boolean> {
      const used = await handle
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challengeHash, challengeHash),
            eq(passkeyChallenges.purpose, purpose),
            userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
            gt(passkeyChallenges.expiresAt, now),
          ),
        );
      return used.rowCount === 1;
    },
    async purgeChallenges(now: Date): Promise<void> {
      await handle.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
    },
  };
}
