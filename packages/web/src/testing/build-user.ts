import type { SessionUser } from '@chitta/contract';

/** A free member whose address is verified, in the time zone of the test machine. */
export function buildUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 7,
    username: 'marisol',
    email: 'marisol@example.com',
    emailVerified: true,
    pictureUrl: null,
    subscriptionTier: 'free',
    hasUnlimitedAccess: false,
    isAdmin: false,
    affiliateStatus: 'inactive',
    accountStatus: 'active',
    messagingOptIn: true,
    referralCode: null,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    isTimezoneChosen: false,
    language: 'en',
    displayName: null,
    translationsUsed: 0,
    translationsLimit: 3,
    translationsResetDate: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    ...overrides,
  };
}
