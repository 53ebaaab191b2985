import { type CommunityReply, communityId } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { cursorMicros, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { createCommunityPostQueries } from '../posts/community-posts.queries.ts';
import { presentStanding } from '../posts/present-posts.ts';
import type { Reader } from '../posts/visible-to.queries.ts';
import { type AuthoredReply, createCommunityReplyQueries } from './community-replies.queries.ts';

const cursorKey = z.tuple([cursorMicros, communityId]);

interface ListOptions {
  readonly reader: Reader;
  readonly postId: string;
  readonly query: { readonly cursor?: string | undefined; readonly limit: number };
}

/** One page of what was said to a post, oldest first. Throws `community.post_not_found` and `requests.invalid`. */
export async function listReplies(
  { db }: Pick<AppContext, 'db'>,
  { reader, postId, query: { cursor, limit } }: ListOptions,
): Promise<{ items: CommunityReply[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor, cursorKey);
  assertThat(await createCommunityPostQueries(db).find(postId, reader), 'community.post_not_found');
  const rows = await createCommunityReplyQueries(db).list({ postId, reader, after, count: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => presentReply(row, reader)),
    nextCursor: last ? encodeCursor([last.micros, last.reply.id]) : null,
  };
}

export function presentReply({ reply, authorId, pseudonym }: AuthoredReply, reader: Reader): CommunityReply {
  return {
    id: reply.id,
    author: { id: authorId, pseudonym: pseudonym ?? '' },
    text: reply.text,
    createdAt: reply.createdAt.toISOString(),
    ...presentStanding(reply, reader),
  };
}
