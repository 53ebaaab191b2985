import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { emailChanges } from '#server/db/tables/identity/email-changes.ts';
import { passkeys } from '#server/db/tables/identity/passkeys.ts';
import { passwordResetTokens } from '#server/db/tables/identity/password-reset-tokens.ts';
import { recoveryCodes } from '#server/db/tables/identity/recovery-codes.ts';
import { totpFactors } from '#server/db/tables/identity/totp-factors.ts';
import { type User, users } from '#server/db/tables/identity/users.ts';
import { verificationTokens } from '#server/db/tables/identity/verification-tokens.ts';
import { activated } from '#server/platform/sessions/activated.ts';

const ownerColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailKey: users.emailKey,
  emailVerified: users.emailVerified,
  accountStatus: users.accountStatus,
  language: users.language,
};

/** How an address was shown to be its member's. */
export type AddressProof = NonNullable<User['addressProof']>;

/** Whose address is proven. */
export type AddressOwner = Readonly<Pick<User, keyof typeof ownerColumns>>;

export interface NewVerificationToken {
  readonly userId: number;
  /** Hashed. */
  readonly token: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export function createEmailVerificationQueries(handle: Handle) {
  return {
    async findOwner(userId: number): Promise<AddressOwner | null> {
      const [row] = await handle.select(ownerColumns).from(users).where(eq(users.id, userId));
      return row ?? null;
    },
    async insertToken(values: NewVerificationToken): Promise<void> {
      await handle.insert(verificationTokens).values(values);
    },
    /** Whom the token belongs to, locked: two links of one member are followed one after the other. */
    async lockOwnerOf(token: string): Promise<AddressOwner | null> {
      const [row] = await handle
        .select(ownerColumns)
        .from(verificationTokens)
        .innerJoin(users, eq(users.id, verificationTokens.userId))
        .where(eq(verificationTokens.token, token))
        .for('update', { of: users });
      return row ?? null;
    },
    /** The address that the token proves, if it counts at `now`; it counts no second time. */
    async consume(token: string, now: Date): Promise<string | null> {
      const [row] = await handle
        .update(verificationTokens)
        .set({ used: true })
        .where(
          and(
            eq(verificationTokens.token, token),
            eq(verificationTokens.used, false),
            gt(verificationTokens.expiresAt, now),
          ),
        )
        .returning({ email: verificationTokens.email });
      return row?.email ?? null;
    },
    async isUsed(token: string): Promise<boolean> {
      const [row] = await handle
        .select({ used: verificationTokens.used })
        .from(verificationTokens)
        .where(eq(verificationTokens.token, token));
      return row?.used ?? false;
    },
    /** Other links to the same address have nothing left to prove. */
    async useUpTokens(userId: number, email: string): Promise<void> {
      await handle
        .update(verificationTokens)
        .set({ used: true })
        .where(and(eq(verificationTokens.userId, userId), eq(verificationTokens.email, email)));
    },
    /** What is known of the member's address, locked until the transaction ends. */
    async lockAddress(userId: number) {
      const [row] = await handle
        .select({
          emailKey: users.emailKey,
          emailVerified: users.emailVerified,
          addressProof: users.addressProof,
        })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      return row ?? null;
    },
    async markVerified(userId: number, addressProof: AddressProof): Promise<void> {
      await handle
        .update(users)
        .set({ emailVerified: true, addressProof, accountStatus: activated })
        .where(eq(users.id, userId));
    },
    /** Takes away every way in beside the password, and says whether there was any. */
    async removeOtherWaysIn(userId: number, keepsProvider: boolean): Promise<boolean> {
      const removed = [
        await handle.delete(passkeys).where(eq(passkeys.userId, userId)),
        await handle.delete(totpFactors).where(eq(totpFactors.userId, userId)),
        await handle.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      ];
      if (!keepsProvider) {
        const isLinked = and(eq(users.id, userId), sql`${users.auth0Id} IS NOT NULL`);
        removed.push(await handle.update(users).set({ auth0Id: null, authProvider: null }).where(isLinked));
      }
      return removed.some(({ rowCount }) => (rowCount ?? 0) > 0);
    },
    async findWantedAddress(userId: number): Promise<string | null> {
      const [row] = await handle
        .select({ email: emailChanges.email })
        .from(emailChanges)
        .where(eq(emailChanges.userId, userId));
      return row?.email ?? null;
    },
    /** Gives the member another address, of which nothing is known yet; links to the former one set no password any more. */
    async moveTo(
      userId: number,
      address: { readonly email: string; readonly emailKey: string },
    ): Promise<void> {
      await handle
        .update(users)
        .set({ ...address, addressProof: null })
        .where(eq(users.id, userId));
      await handle.delete(emailChanges).where(eq(emailChanges.userId, userId));
      await handle
        .update(passwordResetTokens)
        .set({ used: true })
        .where(and(eq(passwordResetTokens.userId, userId), ne(passwordResetTokens.used, true)));
    },
    /** Deletes links that stopped to hold before `time`, and wishes that nobody followed since. */
    async purgeBefore(time: Date): Promise<void> {
      await handle.delete(verificationTokens).where(lt(verificationTokens.expiresAt, time));
      await handle.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, time));
      await handle.delete(emailChanges).where(lt(emailChanges.createdAt, time));
    },
  };
}
