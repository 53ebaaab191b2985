import { type ExportedCommunityCircle, exportedCommunityCircle } from '@chitta/contract';
import { asc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  communityCircles as circles,
  communityCircleInvitations as invitations,
  communityCircleMembers as members,
} from '#server/db/tables/community/community-circles.ts';
import type { ExportSection } from '../../export-section.ts';

function createCirclesExportQueries(handle: Handle) {
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

/** Circles that the member is in, and links into those that they made. Of the others there nothing is told. */
export const communityCirclesSection: ExportSection = {
  name: 'community-circles',
  tables: ['community_circles', 'community_circle_members', 'community_circle_invitations'],
  item: exportedCommunityCircle,
  count: ({ db }, userId) => createCirclesExportQueries(db).count(userId),
  estimateBytes: async ({ db }, userId) => 200 * (await createCirclesExportQueries(db).count(userId)),
  async write({ context, member }, files) {
    const queries = createCirclesExportQueries(context.db);
    const made = await queries.listInvitations(member.id);
    const items = (await queries.list(member.id)).map(
      ({ circle, joinedAt }): ExportedCommunityCircle => ({
        name: circle.name,
        isMade: circle.userId === member.id,
        joinedAt: joinedAt.toISOString(),
        invitations: made
          .filter(({ circleId }) => circleId === circle.id)
          .map(({ createdAt, expiresAt }) => ({
            createdAt: createdAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
          })),
      }),
    );
    await files.addItems('community-circles', items);
  },
};
