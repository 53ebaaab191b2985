import { asc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  communityCircles as circles,
  communityCircleInvitations as invitations,
  communityCircleMembers as members,
} from '#server/db/tables/community/community-circles.ts';

/** Of one member, oldest first. */
export function createCirclesExportQueries(handle: Handle) {
  return {
    count: async (userId: number): Promise<number> =>
      (await handle.$count(members, eq(members.userId, userId))) +
      (await handle.$count(invitations, eq(invitations.userId, userId))),
    list: (userId: number) =>
      handle
        .select({ circle: circles, joinedAt: members.joinedAt })
        .from(members)
        .innerJoin(circles, eq(circles.id, members.circleId))
        .where(eq(members.userId, userId))
        .orderBy(asc(members.joinedAt), asc(circles.id)),
    listInvitations: (userId: number) =>
      handle
        .select()
        .from(invitations)
        .where(eq(invitations.userId, userId))
        .orderBy(asc(invitations.createdAt)),
  };
}
