import { type CircleInvited, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createBlockQueries } from '../profile/blocks.queries.ts';
import { assertMayJoin, isFull, isResting } from './circle-rests.ts';
import { createCircleQueries } from './circles.queries.ts';
import { createInvitationQueries } from './invitations.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'rateLimits'>;

interface WithToken {
  readonly member: Member;
  readonly token: string;
}

/**
 * The circle that a link leads to. One that never was, was used, taken back or is over, and one of somebody who has blocked
 * the member, look the same. Throws `community.invitation_not_found`.
 */
async function lockInvited(tx: Handle, { member, token }: WithToken, now: Date) {
  const circleId = await createInvitationQueries(tx).findCircle(hashSecretToken(token), now);
  const found = circleId === undefined ? undefined : await createCircleQueries(tx).lock(circleId);
  const isBlocked = found && (await createBlockQueries(tx).has(found.circle.userId, member.id));
  assertThat(found && !isBlocked, 'community.invitation_not_found');
  return found;
}

/** What the invited are told before they decide; who else is in it, they see once they are. */
export async function lookAtInvitation(
  { db, clock, rateLimits }: Parts,
  options: WithToken,
): Promise<CircleInvited> {
  const { member } = options;
  await rateLimits.invitationsPerMember.take(String(member.id));
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await lockInvited(tx, options, now);
    const isIn = await createCircleQueries(tx).holdPlace(member.id, found.circle.id);
    return {
      name: found.circle.name,
      maker: found.pseudonym ?? '',
      isFull: isFull(found),
      isResting: isResting(found, now),
      circleId: isIn ? found.circle.id : null,
    };
  });
}

/**
 * Joins, which uses the invitation up; who is in already keeps it open. However many join at once, a circle has no more
 * members than it has places. Throws `requests.too_many`, what `assertMayJoin` throws, `community.invitation_not_found`,
 * `community.circle_rests`, `community.circle_full`, `community.too_many_circles`.
 */
export async function acceptInvitation(context: Parts, options: WithToken): Promise<{ circleId: string }> {
  const { member, token } = options;
  await context.rateLimits.invitationsPerMember.take(String(member.id));
  await assertMayJoin(context, member);
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const queries = createCircleQueries(tx);
    await queries.holdMember(member.id);
    const found = await lockInvited(tx, options, now);
    const circleId = found.circle.id;
    if (await queries.holdPlace(member.id, circleId)) return { circleId };
    assertThat(!isResting(found, now), 'community.circle_rests');
    // Counted anew: the row may have waited for somebody who joined meanwhile.
    const places = await queries.countPlaces(circleId);
    assertThat(!isFull({ places }), 'community.circle_full');
    const joined = await queries.countJoined(member.id);
    assertThat(joined < limits.circle.joined, 'community.too_many_circles');
    const isUsed = await createInvitationQueries(tx).use(hashSecretToken(token), now);
    assertThat(isUsed, 'community.invitation_not_found');
    await queries.join({ userId: member.id, circleId, joinedAt: now });
    return { circleId };
  });
}
