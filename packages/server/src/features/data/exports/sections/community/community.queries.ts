import { asc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { communityCircles as circles } from '#server/db/tables/community/community-circles.ts';
import {
  communityBlocks as blocks,
  communityReactions as reactions,
  communityReports as reports,
} from '#server/db/tables/community/community-contacts.ts';
import { communityPosts as posts } from '#server/db/tables/community/community-posts.ts';
import { communityProfiles as profiles } from '#server/db/tables/community/community-profiles.ts';
import { communityReplies as replies } from '#server/db/tables/community/community-replies.ts';

/** Everything of one member, oldest first; of others their pseudonyms alone. */
export function createCommunityExportQueries(handle: Handle) {
  return {
    countProfile: async (userId: number): Promise<number> =>
      (await handle.$count(profiles, eq(profiles.userId, userId))) +
      (await handle.$count(blocks, eq(blocks.userId, userId))),
    countPosts: (userId: number): Promise<number> => handle.$count(posts, eq(posts.userId, userId)),
    countAnswers: async (userId: number): Promise<number> =>
      (await handle.$count(replies, eq(replies.userId, userId))) +
      (await handle.$count(reactions, eq(reactions.userId, userId))) +
      (await handle.$count(reports, eq(reports.userId, userId))),

    async findProfile(userId: number) {
      const [row] = await handle.select().from(profiles).where(eq(profiles.userId, userId));
      return row;
    },
    listBlocked: (userId: number) =>
      handle
        .select({ pseudonym: profiles.pseudonym, since: blocks.createdAt })
        .from(blocks)
        .innerJoin(profiles, eq(profiles.userId, blocks.blockedUserId))
        .where(eq(blocks.userId, userId))
        .orderBy(asc(blocks.createdAt)),
    listPosts: (userId: number) =>
      handle
        .select({ post: posts, circle: circles.name })
        .from(posts)
        .leftJoin(circles, eq(circles.id, posts.circleId))
        .where(eq(posts.userId, userId))
        .orderBy(asc(posts.createdAt)),
    listReplies: (userId: number) =>
      handle.select().from(replies).where(eq(replies.userId, userId)).orderBy(asc(replies.createdAt)),
    listReactions: (userId: number) =>
      handle.select().from(reactions).where(eq(reactions.userId, userId)).orderBy(asc(reactions.createdAt)),
    listReports: (userId: number) =>
      handle.select().from(reports).where(eq(reports.userId, userId)).orderBy(asc(reports.createdAt)),
  };
}
