import type { SubscriptionTier } from '@chitta/contract/limits';
import type { User } from '#server/db/tables/identity/users.ts';
import { users } from '#server/db/tables/identity/users.ts';

/** What every authenticated request knows about its member: what `GET /api/user` shows, and how to address them. */
export const memberColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailVerified: users.emailVerified,
  pictureUrl: users.pictureUrl,
  subscriptionTier: users.subscriptionTier,
  premiumUntil: users.premiumUntil,
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

/** What premium follows from: what a membership gives, and access without limits. */
export type PremiumFacts = Grant & Pick<Member, 'subscriptionTier' | 'premiumUntil'>;

/** The tier that holds at `now`: where premium has an end, until then. */
export function tierOf(
  { subscriptionTier, premiumUntil }: Pick<Member, 'subscriptionTier' | 'premiumUntil'>,
  now: Date,
): SubscriptionTier {
  const isPremium = subscriptionTier === 'premium' && (premiumUntil === null || premiumUntil > now);
  return isPremium ? 'premium' : 'free';
}

/** Premium is derived: the tier, or access without limits. */
export function isPremiumMember(member: PremiumFacts, now: Date): boolean {
  return tierOf(member, now) === 'premium' || hasUnlimitedAccess(member, now);
}
