import type { User } from '#server/db/tables/users.ts';
import { users } from '#server/db/tables/users.ts';

/** What every authenticated request knows about its member: what `GET /api/user` shows, and how to address them. */
export const memberColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailVerified: users.emailVerified,
  pictureUrl: users.pictureUrl,
  subscriptionTier: users.subscriptionTier,
  hasUnlimitedAccess: users.hasUnlimitedAccess,
  isAdmin: users.isAdmin,
  affiliateStatus: users.affiliateStatus,
  accountStatus: users.accountStatus,
  messagingOptIn: users.messagingOptIn,
  referralCode: users.referralCode,
  timezone: users.timezone,
  timezoneChosen: users.timezoneChosen,
  address: users.address,
  language: users.language,
  displayName: users.displayName,
  translationsUsed: users.translationsUsed,
  translationsLimit: users.translationsLimit,
  translationsResetDate: users.translationsResetDate,
  createdAt: users.createdAt,
};

/** The signed-in member of a request, as read with its session. */
export type Member = Readonly<Pick<User, keyof typeof memberColumns>>;

/** Premium is derived: the tier, or access without limits. */
export function isPremiumMember(member: Pick<Member, 'subscriptionTier' | 'hasUnlimitedAccess'>): boolean {
  return member.subscriptionTier === 'premium' || member.hasUnlimitedAccess;
}
