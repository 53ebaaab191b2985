import { and, asc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { accountCancellations } from '#server/db/tables/identity/account-cancellations.ts';
import {
  accountTombstoneKeys,
  accountTombstones,
  erasedAccounts,
} from '#server/db/tables/identity/account-tombstones.ts';
import { oidcArrivals } from '#server/db/tables/identity/oidc-arrivals.ts';
import { type User, users } from '#server/db/tables/identity/users.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { missingSymbols } from '#server/db/tables/symbols/missing-symbols.ts';

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailKey: users.emailKey,
  auth0Id: users.auth0Id,
  language: users.language,
  timezone: users.timezone,
  accountStatus: users.accountStatus,
  closedAt: users.closedAt,
};

/** An account as its closing and erasing know it. */
export type ClosableAccount = Readonly<Pick<User, keyof typeof columns>>;

/** What a cancel link is worth, and whose account it takes back. */
export interface CancellationState {
  readonly userId: number;
  readonly used: boolean;
  readonly expiresAt: Date;
}

export function createAccountDeletionQueries(handle: Handle) {
  const closedBefore = (time: Date) =>
    and(eq(users.accountStatus, 'deleted'), isNotNull(users.closedAt), lte(users.closedAt, time));
  return {
    async find(userId: number): Promise<ClosableAccount | null> {
      const [row] = await handle.select(columns).from(users).where(eq(users.id, userId));
      return row ?? null;
    },
    /** False where it is not open. */
    async close(userId: number, closedAt: Date): Promise<boolean> {
      const closed = await handle
        .update(users)
        .set({ accountStatus: 'deleted', closedAt })
        .where(and(eq(users.id, userId), inArray(users.accountStatus, ['pending', 'active'])));
      return closed.rowCount === 1;
    },
    /** False where it is not closed: somebody opened it meanwhile. */
    async reopen(userId: number): Promise<boolean> {
      const accountStatus = sql<
        User['accountStatus']
      >`CASE WHEN ${users.emailVerified} THEN 'active' ELSE 'pending' END`;
      const opened = await handle
        .update(users)
        .set({ accountStatus, closedAt: null })
        .where(and(eq(users.id, userId), eq(users.accountStatus, 'deleted')));
      return opened.rowCount === 1;
    },
    async insertToken(values: typeof accountCancellations.$inferInsert): Promise<void> {
      await handle.insert(accountCancellations).values(values);
    },
    async findToken(token: string): Promise<CancellationState | null> {
      const { userId, used, expiresAt } = accountCancellations;
      const [row] = await handle
        .select({ userId, used, expiresAt })
        .from(accountCancellations)
        .where(eq(accountCancellations.token, token));
      return row ?? null;
    },
    /** Whether the token counts at `now`; it counts no second time. */
    async consume(token: string, now: Date): Promise<boolean> {
      const { token: ofRow, used, expiresAt } = accountCancellations;
      const consumed = await handle
        .update(accountCancellations)
        .set({ used: true })
        .where(and(eq(ofRow, token), eq(used, false), gt(expiresAt, now)));
      return consumed.rowCount === 1;
    },
    async purgeTokensBefore(time: Date): Promise<void> {
      await handle.delete(accountCancellations).where(lt(accountCancellations.expiresAt, time));
    },
    async listClosedBefore(time: Date, limit: number): Promise<readonly number[]> {
      const rows = await handle
        .select({ id: users.id })
        .from(users)
        .where(closedBefore(time))
        .orderBy(asc(users.closedAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    /** Null where it was taken back, or erased, meanwhile. */
    async lockClosed(userId: number, time: Date): Promise<ClosableAccount | null> {
      const [row] = await handle
        .select(columns)
        .from(users)
        .where(and(eq(users.id, userId), closedBefore(time)))
        .for('update');
      return row ?? null;
    },
    /** Everything that the account's own row does not take along. */
    async eraseTraces({ id, emailKey, auth0Id }: ClosableAccount): Promise<void> {
      // A word that nobody else has used may be a name out of their life.
      await handle
        .delete(missingSymbols)
        .where(and(eq(missingSymbols.userId, id), lte(missingSymbols.count, 1)));
      const recipient = sql`lower(normalize(${outgoingMails.recipient}, NFKC))`;
      await handle.delete(outgoingMails).where(or(eq(outgoingMails.userId, id), eq(recipient, emailKey)));
      if (auth0Id !== null) await handle.delete(oidcArrivals).where(eq(oidcArrivals.auth0Id, auth0Id));
    },
    /** Where mails went that were about the member, as far as that is kept. */
    async listAddresses({ id, email }: Pick<ClosableAccount, 'id' | 'email'>): Promise<readonly string[]> {
      const rows = await handle
        .selectDistinct({ recipient: outgoingMails.recipient })
        .from(outgoingMails)
        .where(eq(outgoingMails.userId, id));
      return [email, ...rows.map(({ recipient }) => recipient)];
    },
    /** Samples every table that knows members anew, so that nothing of rows that are gone is left in what the planner keeps. */
    async sampleAnew(): Promise<void> {
      const { rows } = await handle.execute<{ name: string }>(
        sql`SELECT DISTINCT format('%I', c.table_name) AS name FROM information_schema.columns c
          JOIN information_schema.tables t USING (table_schema, table_name)
          WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
            AND (c.column_name = 'user_id' OR c.table_name IN ('users', 'import_entries', 'oidc_arrivals', 'outgoing_mails'))`,
      );
      if (rows.length > 0)
        await handle.execute(sql.raw(`ANALYZE ${rows.map(({ name }) => name).join(', ')}`));
    },
    /** That this account was erased, for backups that still have it. Before it is. */
    async markErased(userId: number, erasedAt: Date): Promise<void> {
      await handle.execute(sql`INSERT INTO ${erasedAccounts} (mark, erased_at)
        SELECT account_mark(id, created_at), ${erasedAt.toISOString()}::timestamptz FROM ${users} WHERE id = ${userId}
        ON CONFLICT DO NOTHING`);
    },
    /** Every other table refers to it and follows. */
    async eraseAccount(userId: number): Promise<void> {
      await handle.delete(users).where(eq(users.id, userId));
    },
    async setTombstone(emailHash: string, erasedAt: Date): Promise<void> {
      await handle
        .insert(accountTombstones)
        .values({ emailHash, erasedAt })
        .onConflictDoUpdate({ target: accountTombstones.emailHash, set: { erasedAt } });
    },
    async hasTombstone(emailHashes: readonly string[]): Promise<boolean> {
      const { emailHash } = accountTombstones;
      return (await handle.$count(accountTombstones, inArray(emailHash, [...emailHashes]))) > 0;
    },
    async findKey(): Promise<Buffer | null> {
      const [row] = await handle.select({ sealed: accountTombstoneKeys.sealed }).from(accountTombstoneKeys);
      return row?.sealed ?? null;
    },
    /** Of nodes that do this at once, the first one's stays. */
    async offerKey(sealed: Buffer): Promise<void> {
      await handle.insert(accountTombstoneKeys).values({ sealed }).onConflictDoNothing();
    },
  };
}
