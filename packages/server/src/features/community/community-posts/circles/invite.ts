import { type CircleInvitation, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { createSecretToken, hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { isFull, isResting } from './circle-rests.ts';
import { createInvitationQueries } from './invitations.queries.ts';
import { lockOwnCircle } from './leave-circle.ts';
import { presentInvitation } from './read-circle.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface OfCircle {
  readonly userId: number;
  readonly id: string;
}

/**
 * Makes a link that lets one person in. Its token is in this answer alone: what is kept of it cannot be turned back.
 * Throws `requests.too_many`, what `lockOwnCircle` throws, `community.circle_rests`, `community.circle_full`,
 * `community.too_many_invitations`.
 */
export async function invite(
  { db, clock, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  { userId, id: circleId }: OfCircle,
): Promise<CircleInvitation & { readonly token: string }> {
  await rateLimits.invitationsPerMember.take(String(userId));
  const now = clock.now();
  const token = createSecretToken();
  const row = {
    userId,
    id: createRandomId(),
    circleId,
    tokenHash: hashSecretToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.circle.invitationDays * dayMs),
  };
  await inTransaction(db, async (tx) => {
    const circle = await lockOwnCircle(tx, { userId, id: circleId });
    assertThat(!isResting(circle, now), 'community.circle_rests');
    assertThat(!isFull(circle), 'community.circle_full');
    const queries = createInvitationQueries(tx);
    await queries.deleteOver(circleId, now);
    const open = await queries.list(circleId, now);
    assertThat(open.length < limits.circle.invitations, 'community.too_many_invitations');
    await queries.insert(row);
  });
  return { ...presentInvitation(row), token };
}

/** The link lets nobody in any more. Throws what `lockOwnCircle` throws, and `community.invitation_not_found`. */
export async function revokeInvitation(
  { db }: Pick<AppContext, 'db'>,
  { userId, id, invitationId }: OfCircle & { readonly invitationId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOwnCircle(tx, { userId, id });
    const isRevoked = await createInvitationQueries(tx).delete(userId, id, invitationId);
    assertThat(isRevoked, 'community.invitation_not_found');
  });
}
