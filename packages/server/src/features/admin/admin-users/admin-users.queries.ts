import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Handle, Transaction } from '#server/db/client.ts';
import { sessions } from '#server/db/tables/identity/sessions.ts';
import { type User, users } from '#server/db/tables/identity/users.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';

/** Listed by hand: no password, no birth data, nothing that a member wrote. */
const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  displayName: users.displayName,
  accountStatus: users.accountStatus,
  emailVerified: users.emailVerified,
  addressProof: users.addressProof,
  subscriptionTier: users.subscriptionTier,
  hasUnlimitedAccess: users.hasUnlimitedAccess,
  unlimitedAccessUntil: users.unlimitedAccessUntil,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
  language: users.language,
  timezone: users.timezone,
  authProvider: users.authProvider,
  stripeCustomerId: users.stripeCustomerId,
  stripeSubscriptionId: users.stripeSubscriptionId,
  closedAt: users.closedAt,
  translationsUsed: users.translationsUsed,
  translationsLimit: users.translationsLimit,
  translationsResetDate: users.translationsResetDate,
};

/** A member as administrators know them. */
export type KnownUser = Readonly<Pick<User, keyof typeof columns>>;
export type MailRow = Readonly<
  Pick<typeof outgoingMails.$inferSelect, 'kind' | 'createdAt' | 'sentAt' | 'failedAt'>
>;

/** What a list is narrowed to; the newest come first. */
export interface UserRange {
  readonly sought: string;
  readonly status?: User['accountStatus'] | undefined;
  readonly tier?: string | undefined;
  readonly isVerified?: boolean | undefined;
  readonly isAdmin?: boolean | undefined;
  /** Only members with a smaller number. */
  readonly before?: number | undefined;
  readonly count: number;
}

/** A member who is locked until the transaction ends. */
export interface LockedUser {
  readonly user: KnownUser | null;
  /** Administrators besides, who can sign in; 0 unless they were locked too. */
  readonly otherAdministrators: number;
}

const mailsShown = 50;

export function createAdminUsersQueries(handle: Handle) {
  return {
    list: (range: UserRange): Promise<KnownUser[]> =>
      handle.select(columns).from(users).where(isInRange(range)).orderBy(desc(users.id)).limit(range.count),

    async find(id: number): Promise<KnownUser | null> {
      const [row] = await handle.select(columns).from(users).where(eq(users.id, id));
      return row ?? null;
    },

    /** By the folded address. */
    async findByEmail(emailKey: string): Promise<KnownUser | null> {
      const [row] = await handle.select(columns).from(users).where(eq(users.emailKey, emailKey));
      return row ?? null;
    },

    /** By the folded name. */
    async findByName(usernameKey: string): Promise<KnownUser | null> {
      const [row] = await handle.select(columns).from(users).where(eq(users.usernameKey, usernameKey));
      return row ?? null;
    },

    /** By a folded name, or one that is taken for it at sight. */
    listNamedLike: (usernameKey: string): Promise<KnownUser[]> =>
      handle
        .select(columns)
        .from(users)
        .where(sql`name_look(${users.usernameKey}) = name_look(${usernameKey})`)
        .orderBy(users.id),

    listAdministrators: (): Promise<KnownUser[]> =>
      handle.select(columns).from(users).where(eq(users.isAdmin, true)).orderBy(users.id),

    async countSessions(userId: number, now: Date) {
      const [row] = await handle
        .select({ count: count(), lastSeenAt: max(sessions.lastSeenAt) })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
      return row ?? { count: 0, lastSeenAt: null };
    },

    async countDreams(userId: number) {
      const [row] = await handle
        .select({
          kept: sql<number>`(count(*) FILTER (WHERE ${isNull(dreams.deletedAt)}))::integer`,
          deleted: sql<number>`(count(*) FILTER (WHERE ${isNotNull(dreams.deletedAt)}))::integer`,
        })
        .from(dreams)
        .where(eq(dreams.userId, userId));
      return row ?? { kept: 0, deleted: 0 };
    },

    listMails: (userId: number, since: Date): Promise<MailRow[]> =>
      handle
        .select({
          kind: outgoingMails.kind,
          createdAt: outgoingMails.createdAt,
          sentAt: outgoingMails.sentAt,
          failedAt: outgoingMails.failedAt,
        })
        .from(outgoingMails)
        .where(and(eq(outgoingMails.userId, userId), gte(outgoingMails.createdAt, since)))
        .orderBy(desc(outgoingMails.id))
        .limit(mailsShown),

    async update(id: number, values: PgUpdateSetSource<typeof users>): Promise<void> {
      await handle.update(users).set(values).where(eq(users.id, id));
    },

    /** Numbers of the members whose grant has ended, which no longer stands afterwards. */
    async clearEndedAccess(now: Date): Promise<number[]> {
      const rows = await handle
        .update(users)
        .set({ hasUnlimitedAccess: false, unlimitedAccessUntil: null })
        .where(lte(users.unlimitedAccessUntil, now))
        .returning({ id: users.id });
      return rows.map(({ id }) => id);
    },
  };
}

/**
 * The member, and with `withAdministrators` every administrator, locked in the order of their numbers: who takes roles
 * away at the same time does it one after the other.
 */
export async function lockUser(
  tx: Transaction,
  id: number,
  withAdministrators: boolean,
): Promise<LockedUser> {
  const wanted = withAdministrators ? or(eq(users.id, id), eq(users.isAdmin, true)) : eq(users.id, id);
  const rows = await tx.select(columns).from(users).where(wanted).orderBy(users.id).for('update');
  const others = rows.filter((row) => row.id !== id && row.isAdmin && isOpen(row));
  return { user: rows.find((row) => row.id === id) ?? null, otherAdministrators: others.length };
}

/** Whether its member can sign in. */
function isOpen({ accountStatus }: Pick<KnownUser, 'accountStatus'>): boolean {
  return accountStatus === 'pending' || accountStatus === 'active';
}

function isInRange({ sought, status, tier, isVerified, isAdmin, before }: UserRange): SQL | undefined {
  return and(
    sought === '' ? undefined : isFound(sought),
    status && eq(users.accountStatus, status),
    tier === undefined ? undefined : eq(users.subscriptionTier, tier),
    isVerified === undefined ? undefined : eq(users.emailVerified, isVerified),
    isAdmin === undefined ? undefined : eq(users.isAdmin, isAdmin),
    before === undefined ? undefined : lt(users.id, before),
  );
}

function isFound(sought: string): SQL | undefined {
  const number = /^[1-9]\d{0,9}$/.test(sought) ? Number(sought) : null;
  const paid = [users.stripeCustomerId, users.sandboxCustomerId, users.stripeSubscriptionId];
  return or(
    sql`strpos(${users.usernameKey}, ${sought}) > 0`,
    sql`strpos(${users.emailKey}, ${sought}) > 0`,
    number !== null && number <= 2_147_483_647 ? eq(users.id, number) : undefined,
    // Those numbers have capitals, and what is sought is folded.
    ...paid.map((column) => inArray(sql`lower(${column})`, [sought])),
  );
}
