import { and, eq, gt, ne } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { emailChanges } from '#server/db/tables/identity/email-changes.ts';
import { knownDevices } from '#server/db/tables/identity/known-devices.ts';
import { passwordResetTokens } from '#server/db/tables/identity/password-reset-tokens.ts';
import { type User, users } from '#server/db/tables/identity/users.ts';

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
    /** Passwords of one member are set one after the other. */
    async lockHolder(userId: number): Promise<void> {
      await handle.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
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
