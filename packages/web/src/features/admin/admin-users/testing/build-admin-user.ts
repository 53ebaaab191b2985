import type { AdminUser } from '@chitta/contract';

/** A member as administrators see them: active, confirmed, signed in on two devices. */
export function buildAdminUser(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 42,
    username: 'luna',
    email: 'luna@example.org',
    displayName: null,
    accountStatus: 'active',
    emailVerified: true,
    subscriptionTier: 'free',
    hasUnlimitedAccess: false,
    unlimitedAccessUntil: null,
    isAdmin: false,
    createdAt: '2026-10-01T08:00:00.000Z',
    language: 'en',
    timezone: 'Europe/Madrid',
    authProvider: null,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    closedAt: null,
    allowance: { used: 1, limit: 3, resetsAt: null },
    sessions: { count: 2, lastSeenAt: '2026-11-21T08:00:00.000Z' },
    dreams: { kept: 7, deleted: 1 },
    mails: [],
    acts: [],
    ...changes,
  };
}
