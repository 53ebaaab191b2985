import type { CommunityProfile, PutCommunityProfileRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createCommunityProfileQueries } from './community-profile.queries.ts';
import { knownAge, ofAgeFromYear, todayOf } from './may-write.ts';
import { isRefused, pseudonymKey } from './pseudonym.ts';
import { readCommunityProfile } from './read-profile.ts';

/**
 * Chooses or changes the pseudonym; what was shared before stands under the new one at once. The age is asked once: an
 * answer stays, so that whoever said to be too young cannot try other years. Throws `community.age_needed`,
 * `community.too_young`, `community.pseudonym_refused`, `community.pseudonym_taken`.
 */
export async function putCommunityProfile(
  context: Pick<AppContext, 'db' | 'clock'>,
  { member, request }: { readonly member: Member; readonly request: PutCommunityProfileRequest },
): Promise<CommunityProfile> {
  const { pseudonym, birthYear, mayBeIndexed } = request;
  assertThat(!isRefused(pseudonym, member), 'community.pseudonym_refused');
  const now = context.clock.now();
  const isOfAge = await inTransaction(context.db, async (tx) => {
    const queries = createCommunityProfileQueries(tx);
    const found = await queries.find(member.id);
    const saidBefore = found.profile?.ofAgeFrom ?? null;
    const said = saidBefore ?? (birthYear === undefined ? null : ofAgeFromYear(birthYear));
    // Where the account has the day of birth, that is exact, and the year is nothing but a repetition.
    const from = found.birthDate === null ? said : knownAge(found);
    assertThat(from !== null, 'community.age_needed');
    const isOld = from <= todayOf(member, now);
    const name = isOld ? { pseudonym, pseudonymKey: pseudonymKey(pseudonym) } : noName;
    await keepUnderFreeName(() =>
      queries.keep({
        userId: member.id,
        authorId: createRandomId(),
        ...name,
        ofAgeFrom: from,
        mayBeIndexed: mayBeIndexed ?? found.profile?.mayBeIndexed ?? false,
        createdAt: now,
        updatedAt: now,
      }),
    );
    return isOld;
  });
  assertThat(isOfAge, 'community.too_young');
  return readCommunityProfile(context, member);
}

const noName = { pseudonym: null, pseudonymKey: null };

async function keepUnderFreeName(keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    if (violatedConstraint(error) === 'community_profiles_pseudonym')
      throw new AppError('community.pseudonym_taken');
    throw error;
  }
}
