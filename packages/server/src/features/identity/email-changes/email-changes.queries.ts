import { eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { emailChanges } from '#server/db/tables/identity/email-changes.ts';
import { type User, users } from '#server/db/tables/identity/users.ts';

/** An address that a member wants. */
export type WantedAddress = Readonly<Pick<typeof emailChanges.$inferSelect, 'email' | 'createdAt'>>;

const accountColumns = {
  id: users.id,
  username: users.username,
  accountStatus: users.accountStatus,
  email: users.email,
  language: users.language,
};

/** An account as mails speak to it. */
export type MailedAccount = Readonly<Pick<User, keyof typeof accountColumns>>;

export function createEmailChangesQueries(handle: Handle) {
  return {
    async find(userId: number): Promise<WantedAddress | null> {
      const [row] = await handle
        .select({ email: emailChanges.email, createdAt: emailChanges.createdAt })
        .from(emailChanges)
        .where(eq(emailChanges.userId, userId));
      return row ?? null;
    },
    /** Takes the place of the one that was wanted before. */
    async put(userId: number, wanted: WantedAddress): Promise<void> {
      await handle
        .insert(emailChanges)
        .values({ userId, ...wanted })
        .onConflictDoUpdate({ target: emailChanges.userId, set: { ...wanted } });
    },
    async remove(userId: number): Promise<void> {
      await handle.delete(emailChanges).where(eq(emailChanges.userId, userId));
    },
    async findAccount(userId: number): Promise<MailedAccount | null> {
      const [row] = await handle.select(accountColumns).from(users).where(eq(users.id, userId));
      return row ?? null;
    },
    /** Whose the address is; `emailKey` is folded. */
    async findAccountAt(emailKey: string): Promise<MailedAccount | null> {
      const [row] = await handle.select(accountColumns).from(users).where(eq(users.emailKey, emailKey));
      return row ?? null;
    },
  };
}
