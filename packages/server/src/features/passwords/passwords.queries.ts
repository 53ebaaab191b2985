import { and, eq, gt, ne } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { emailChanges } from '#server/db/tables/accounts/email-changes.ts';
import { knownDevices } from '#server/db/tables/accounts/known-devices.ts';
import { passkeys } from '#server/db/tables/accounts/passkeys.ts';
import { passwordResetTokens } from '#server/db/tables/accounts/password-reset-tokens.ts';
import { recoveryCodes } from '#server/db/tables/accounts/recovery-codes.ts';
import { totpFactors } from '#server/db/tables/accounts/totp-factors.ts';
import { type User, users } from '#server/db/tables/accounts/users.ts';
import { activated } from '#server/platform/sessions/activated.ts';

const ownerColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  accountStatus: users.accountStatus,
  language: users.language,
};

/** Whose password is set. */
export type PasswordHolder = Readonly<Pick<User, keyof typeof ownerColumns>>;

export interface NewResetToken {
  readonly userId: number;
  /** Hashed. */
  readonly token: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** What a token is worth. */
export interface ResetTokenState {
  readonly used: boolean;
  readonly expiresAt: Date;
}

export function createPasswordsQueries(handle: Handle) {
  return {
    /** `emailKey` is folded. */
    async findHolderAt(emailKey: string): Promise<PasswordHolder | null> {
      const [row] = await handle.select(ownerColumns).from(users).where(eq(users.emailKey, emailKey));
      return row ?? null;
    },
    async findHolder(userId: number): Promise<PasswordHolder | null> {
      const [row] = await handle.select(ownerColumns).from(users).where(eq(users.id, userId));
      return row ?? null;
    },
    async insertToken(values: NewResetToken): Promise<void> {
      await handle.insert(passwordResetTokens).values(values);
    },
    async findToken(
      token: string,
    ): Promise<{ readonly holder: PasswordHolder; readonly state: ResetTokenState } | null> {
      const state = { used: passwordResetTokens.used, expiresAt: passwordResetTokens.expiresAt };
      const [row] = await handle
        .select({ holder: ownerColumns, state })
        .from(passwordResetTokens)
        .innerJoin(users, eq(users.id, passwordResetTokens.userId))
        .where(eq(passwordResetTokens.token, token));
      return row ?? null;
    },
    /** Passwords of one member are set one after the other. Says whether the address has been proven by now. */
    async lockHolder(userId: number): Promise<{ readonly isVerified: boolean }> {
      const [row] = await handle
        .select({ isVerified: users.emailVerified })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      return { isVerified: row?.isVerified ?? false };
    },
    /** Whether the token counts at `now`; it counts no second time. */
    async consume(token: string, now: Date): Promise<boolean> {
      const consumed = await handle
        .update(passwordResetTokens)
        .set({ used: true })
        .where(
          and(
            eq(passwordResetTokens.token, token),
            eq(passwordResetTokens.used, false),
            gt(passwordResetTokens.expiresAt, now),
          ),
        );
      return consumed.rowCount === 1;
    },
    async updatePassword(userId: number, password: string): Promise<void> {
      await handle.update(users).set({ password }).where(eq(users.id, userId));
    },
    async markVerified(userId: number): Promise<void> {
      await handle
        .update(users)
        .set({ emailVerified: true, accountStatus: activated })
        .where(eq(users.id, userId));
    },
    /** Takes away every way in beside the password. */
    async removeOtherWaysIn(userId: number): Promise<void> {
      await handle.delete(passkeys).where(eq(passkeys.userId, userId));
      await handle.delete(totpFactors).where(eq(totpFactors.userId, userId));
      await handle.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await handle.update(users).set({ auth0Id: null, authProvider: null }).where(eq(users.id, userId));
    },
    /**
     * Ends what was begun under the former password: links for a new one, a change of address, and that browsers are
     * known, but for the one that is named.
     */
    async endWhatWasBegun(userId: number, keptDevice = ''): Promise<void> {
      await handle
        .delete(knownDevices)
        .where(and(eq(knownDevices.userId, userId), ne(knownDevices.deviceHash, keptDevice)));
      await handle
        .update(passwordResetTokens)
        .set({ used: true })
        .where(eq(passwordResetTokens.userId, userId));
      await handle.delete(emailChanges).where(eq(emailChanges.userId, userId));
    },
  };
}
