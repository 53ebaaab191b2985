import type { AnnouncementAudience, Language } from '@chitta/contract/limits';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';

/** What whom an announcement is for follows from. */
export type AudienceFacts = Pick<
  Member,
  | 'subscriptionTier'
  | 'premiumUntil'
  | 'hasUnlimitedAccess'
  | 'unlimitedAccessUntil'
  | 'affiliateStatus'
  | 'language'
>;

/** The audiences that a member belongs to, and the language that they are told in. */
export interface Belonging {
  readonly audiences: readonly AnnouncementAudience[];
  readonly language: Language;
}

/** Who has not said their language is told in English. */
export const languageOf = ({ language }: Pick<AudienceFacts, 'language'>): Language => language ?? 'en';

/** `createAudienceQueries` asks the same of everybody at once. */
export function belongingOf(member: AudienceFacts, now: Date): Belonging {
  const tier = isPremiumMember(member, now) ? ('premium' as const) : ('free' as const);
  const affiliates = member.affiliateStatus === 'active' ? (['affiliates'] as const) : [];
  return { audiences: ['all', tier, ...affiliates], language: languageOf(member) };
}
