import { type CommunityPost, communityId, type ListPostsQuery } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { cursorMicros, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { createCircleQueries } from '../circles/circles.queries.ts';
import { createCommunityPostQueries } from './community-posts.queries.ts';
import { presentPosts } from './present-posts.ts';
import type { Reader } from './visible-to.queries.ts';

const cursorKey = z.tuple([cursorMicros, communityId]);
type Parts = Pick<AppContext, 'db' | 'dictionary'>;

/**
 * One page of what members have shared, newest first. Throws `accounts.signed_out` where a visitor asks for their own, and
 * `requests.invalid` for a cursor that is none, `community.circle_not_found` for circles that they are not in.
 */
export async function listPosts(
  context: Parts,
  { reader, query }: { readonly reader: Reader; readonly query: ListPostsQuery },
): Promise<{ items: CommunityPost[]; nextCursor: string | null }> {
  const { cursor, limit, own, language, theme, circle } = query;
  const isOwn = own === 'true';
  assertThat(!isOwn || reader !== null, 'accounts.signed_out');
  if (circle !== undefined) await assertIsIn(context, reader, circle);
  const rows = await createCommunityPostQueries(context.db).list({
    reader,
    isOwn,
    language,
    theme,
    circle,
    after: cursor === undefined ? null : decodeCursor(cursor, cursorKey),
    // One more than the page tells whether another page follows.
    count: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: await presentPosts(context, rows.slice(0, limit), reader),
    nextCursor: last ? encodeCursor([last.micros, last.post.id]) : null,
  };
}

async function assertIsIn({ db }: Parts, reader: Reader, circle: string): Promise<void> {
  const isIn = reader !== null && (await createCircleQueries(db).holdPlace(reader, circle));
  assertThat(isIn, 'community.circle_not_found');
}

/** Throws `community.post_not_found`, also for what is withdrawn, hidden, of a closed account or blocked. */
export async function readPost(
  context: Parts,
  { reader, id }: { readonly reader: Reader; readonly id: string },
): Promise<CommunityPost> {
  const row = await createCommunityPostQueries(context.db).find(id, reader);
  const [post] = row ? await presentPosts(context, [row], reader) : [];
  assertThat(post, 'community.post_not_found');
  return post;
}
