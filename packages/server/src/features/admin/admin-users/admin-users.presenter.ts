import type { AdminUser, AdminUserItem, AuditEntry } from '@chitta/contract';
import { hasUnlimitedAccess } from '#server/platform/sessions/member.ts';
import type { KnownUser, MailRow } from './admin-users.queries.ts';

export interface UserParts {
  readonly user: KnownUser;
  readonly sessions: { readonly count: number; readonly lastSeenAt: Date | null };
  readonly dreams: { readonly kept: number; readonly deleted: number };
  readonly mails: readonly MailRow[];
  readonly acts: readonly AuditEntry[];
}

/** A grant that has ended shows as none. */
export function presentUserItem(user: KnownUser, now: Date): AdminUserItem {
  const isUnlimited = hasUnlimitedAccess(user, now);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    displayName: user.displayName,
    accountStatus: user.accountStatus,
    emailVerified: user.emailVerified,
    subscriptionTier: user.subscriptionTier,
    hasUnlimitedAccess: isUnlimited,
    unlimitedAccessUntil: isUnlimited ? toText(user.unlimitedAccessUntil) : null,
    isAdmin: user.isAdmin,
    createdAt: user.createdAt.toISOString(),
  };
}

export function presentUser({ user, sessions, dreams, mails, acts }: UserParts, now: Date): AdminUser {
  return {
    ...presentUserItem(user, now),
    language: user.language,
    timezone: user.timezone,
    authProvider: user.authProvider,
    stripeCustomerId: user.stripeCustomerId,
    stripeSubscriptionId: user.stripeSubscriptionId,
    closedAt: toText(user.closedAt),
    allowance: presentAllowance(user, now),
    sessions: { count: sessions.count, lastSeenAt: toText(sessions.lastSeenAt) },
    dreams: { kept: dreams.kept, deleted: dreams.deleted },
    mails: mails.map(presentMail),
    acts: [...acts],
  };
}

/** A window that has run out shows as one that is not open. */
function presentAllowance(
  { translationsUsed, translationsLimit, translationsResetDate }: KnownUser,
  now: Date,
): AdminUser['allowance'] {
  const isOpen = translationsResetDate !== null && translationsResetDate > now;
  return {
    used: isOpen ? translationsUsed : 0,
    limit: translationsLimit,
    resetsAt: isOpen ? toText(translationsResetDate) : null,
  };
}

function presentMail({ kind, createdAt, sentAt, failedAt }: MailRow): AdminUser['mails'][number] {
  const gone = sentAt === null ? 'waiting' : 'sent';
  return { kind, createdAt: createdAt.toISOString(), state: failedAt === null ? gone : 'failed' };
}

function toText(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
