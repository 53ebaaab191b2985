import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import { communityProfiles as profiles } from '#server/db/tables/community/community-profiles.ts';
import {
  type CommunityReplyRow,
  communityReplies as replies,
} from '#server/db/tables/community/community-replies.ts';
import type { PostKey } from '../posts/community-posts.queries.ts';
import { isAuthorShown, type Reader } from '../posts/visible-to.queries.ts';

export interface ReplyRange {
  readonly postId: string;
  readonly reader: Reader;
  readonly after: PostKey | null;
  readonly count: number;
}

export function createCommunityReplyQueries(handle: Handle) {
  const authored = { reply: replies, authorId: profiles.authorId, pseudonym: profiles.pseudonym };
  const ofAuthor = and(eq(profiles.userId, replies.userId), isNotNull(profiles.pseudonym));
  const shown = (reader: Reader) =>
    and(
      reader === null
        ? eq(replies.state, 'visible')
        : or(eq(replies.state, 'visible'), eq(replies.userId, reader)),
      isAuthorShown(replies.userId, reader),
    );

  return {
    /** Oldest first. */
    list: ({ postId, reader, after, count }: ReplyRange) =>
      handle
        .select({
          ...authored,
          micros: sql<string>`(extract(epoch FROM ${replies.createdAt}) * 1000000)::bigint::text`,
        })
        .from(replies)
        .innerJoin(profiles, ofAuthor)
        .where(
          and(
            eq(replies.postId, postId),
            shown(reader),
            after === null
              ? undefined
              : sql`(${replies.createdAt}, ${replies.id}) > (${momentOfMicros(after[0])}, ${after[1]})`,
          ),
        )
        .orderBy(asc(replies.createdAt), asc(replies.id))
        .limit(count),

    async find(id: string, reader: Reader) {
      const [row] = await handle
        .select(authored)
        .from(replies)
        .innerJoin(profiles, ofAuthor)
        .where(and(eq(replies.id, id), shown(reader)));
      return row;
    },

    async insert(row: CommunityReplyRow): Promise<void> {
      await handle.insert(replies).values(row);
    },

    async delete(userId: number, id: string): Promise<boolean> {
      const deleted = await handle.delete(replies).where(and(eq(replies.userId, userId), eq(replies.id, id)));
      return (deleted.rowCount ?? 0) > 0;
    },
  };
}

export type AuthoredReply = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createCommunityReplyQueries>['find']>>
>;
