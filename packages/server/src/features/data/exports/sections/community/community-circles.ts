import { type ExportedCommunityCircle, exportedCommunityCircle } from '@chitta/contract';
import type { ExportSection } from '../../export-section.ts';
import { createCirclesExportQueries } from './community-circles.queries.ts';

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
