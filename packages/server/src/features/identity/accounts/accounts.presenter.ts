import type { SessionUser } from '@chitta/contract';
import { ownPictureUrl } from '#server/platform/files/picture-address.ts';
import { hasUnlimitedAccess, type Member, tierOf } from '#server/platform/sessions/member.ts';

/** The session user as the client sees it. A window that has run out shows as one that is not open. */
export function presentMember(member: Member, now: Date): SessionUser {
  const isWindowOpen = member.translationsResetDate !== null && member.translationsResetDate > now;
  return {
    id: member.id,
    username: member.username,
    email: member.email,
    emailVerified: member.emailVerified,
    pictureUrl: ownPictureUrl(member.pictureUrl),
    subscriptionTier: tierOf(member, now),
    hasUnlimitedAccess: hasUnlimitedAccess(member, now),
    isAdmin: member.isAdmin,
    affiliateStatus: member.affiliateStatus,
    accountStatus: member.accountStatus,
    messagingOptIn: member.messagingOptIn,
    referralCode: member.referralCode,
    timezone: member.timezone,
    isTimezoneChosen: member.timezoneChosen,
    language: member.language,
    displayName: member.displayName,
    translationsUsed: isWindowOpen ? member.translationsUsed : 0,
    translationsLimit: member.translationsLimit,
    translationsResetDate: isWindowOpen ? (member.translationsResetDate?.toISOString() ?? null) : null,
    createdAt: member.createdAt.toISOString(),
  };
}
