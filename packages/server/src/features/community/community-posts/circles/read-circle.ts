import type { CircleInvitation, CommunityCircle, WholeCircle } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createBlockQueries } from '../profile/blocks.queries.ts';
import { isFull, isResting } from './circle-rests.ts';
import { type CircleOfMaker, createCircleQueries } from './circles.queries.ts';
import { createInvitationQueries } from './invitations.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

/** The circles that a member is in, latest first. */
export async function listCircles({ db, clock }: Parts, userId: number): Promise<CommunityCircle[]> {
  const rows = await createCircleQueries(db).list(userId);
  return rows.map((row) => presentCircle(row, userId, clock.now()));
}

/**
 * A circle with everybody who can read there, those too whom the asker has blocked: one has to know who hears what one
 * says. Throws `community.circle_not_found`.
 */
export async function readCircle(
  { db, clock }: Parts,
  { userId, id }: { readonly userId: number; readonly id: string },
): Promise<WholeCircle> {
  const now = clock.now();
  const queries = createCircleQueries(db);
  const found = await queries.find(userId, id);
  assertThat(found, 'community.circle_not_found');
  const isMine = found.circle.userId === userId;
  const members = await queries.listMembers(id);
  const blocked = new Set((await createBlockQueries(db).list(userId)).map(({ id: author }) => author));
  const invitations = isMine ? await createInvitationQueries(db).list(id, now) : [];
  return {
    ...presentCircle(found, userId, now),
    members: members.map((member) => ({
      id: member.authorId,
      pseudonym: member.pseudonym ?? '',
      isYou: member.userId === userId,
      isMaker: member.userId === found.circle.userId,
      isBlocked: blocked.has(member.authorId),
    })),
    invitations: invitations.map(presentInvitation),
  };
}

function presentCircle(row: CircleOfMaker, userId: number, now: Date): CommunityCircle {
  const { id, name, userId: makerId } = row.circle;
  return { id, name, isMine: makerId === userId, isResting: isResting(row, now), isFull: isFull(row) };
}

export function presentInvitation(row: {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}): CircleInvitation {
  return { id: row.id, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
}
