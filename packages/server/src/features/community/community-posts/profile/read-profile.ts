import type { CommunityProfile } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createCommunityProfileQueries } from './community-profile.queries.ts';
import { knownAge, newUntil, todayOf } from './may-write.ts';

/** Who the member is in the community, and what they may do there. */
export async function readCommunityProfile(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  member: Member,
): Promise<CommunityProfile> {
  const found = await createCommunityProfileQueries(db).find(member.id);
  const now = clock.now();
  const from = knownAge(found);
  const pseudonym = found.profile?.pseudonym ?? null;
  const mayWrite = pseudonym !== null && from !== null && from <= todayOf(member, now);
  const until = newUntil(member);
  return {
    pseudonym,
    isAgeKnown: from !== null,
    mayWrite,
    mayReply: mayWrite && member.emailVerified,
    mayBeIndexed: found.profile?.mayBeIndexed ?? false,
    newUntil: until > now ? until.toISOString() : null,
  };
}
