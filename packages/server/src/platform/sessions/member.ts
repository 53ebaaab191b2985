import type { User } from '#server/db/tables/accounts/users.ts';
import { users } from '#server/db/tables/accounts/users.ts';

/** What every authenticated request knows about its member: what `GET /api/user` shows, and how to address them. */
export const memberColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailVerified: users.emailVerified,
  pictureUrl: users.pictureUrl,
  subscriptionTier: users.subscriptionTier,
  hasUnlimitedAccess: users.hasUnlimitedAccess,
  unlimitedAccessUntil: users.unlimitedAccessUntil,
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

/** What access without limits follows from. */
export type Grant = Pick<Member, 'hasUnlimitedAccess' | 'unlimitedAccessUntil'>;

/** Whether access without limits holds at `now`: where it has an end, until then. */
export function hasUnlimitedAccess(grant: Grant, now: Date): boolean {
  const { unlimitedAccessUntil: until } = grant;
  return grant.hasUnlimitedAccess && (until === null || until > now);
}

/** Premium is derived: the tier, or access without limits. */
export function isPremiumMember(member: Grant & Pick<Member, 'subscriptionTier'>, now: Date): boolean {
  return member.subscriptionTier === 'premium' || hasUnlimitedAccess(member, now);
}
