import { type CommunityPost, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { type AuthoredPost, createCommunityPostQueries } from './community-posts.queries.ts';
import { symbolNames } from './symbol-names.ts';
import type { Reader } from './visible-to.queries.ts';

type Reactions = Awaited<ReturnType<ReturnType<typeof createCommunityPostQueries>['listReactions']>>;

/** Posts as a reader gets them: who they are by to others, nothing of the account, no numbers. */
export async function presentPosts(
  context: Pick<AppContext, 'db' | 'dictionary'>,
  rows: readonly AuthoredPost[],
  reader: Reader,
): Promise<CommunityPost[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ post }) => post.id);
  const queries = createCommunityPostQueries(context.db);
  const [reactions, answered] = await Promise.all([
    queries.listReactions(ids, reader),
    queries.listAnswered(ids, reader),
    context.dictionary.refresh(),
  ]);
  return rows.map(({ post, authorId, pseudonym }) => ({
    id: post.id,
    kind: post.kind,
    language: post.language,
    theme: post.theme,
    circleId: post.circleId,
    author: { id: authorId, pseudonym: pseudonym ?? '' },
    headline: post.headline,
    reading: [...post.reading],
    symbols: post.kind === 'symbols' ? symbolNames(context, post.language, post.symbolIds) : [],
    text: post.text,
    createdAt: post.createdAt.toISOString(),
    editedAt: post.editedAt?.toISOString() ?? null,
    reactions: presentReactions(reactions.filter(({ postId }) => postId === post.id)),
    hasReplies: answered.has(post.id),
    ...presentStanding(post, reader),
  }));
}

function presentReactions(given: Reactions): CommunityPost['reactions'] {
  return limits.communityReactions.map((kind) => {
    const found = given.find((reaction) => reaction.kind === kind);
    return { kind, isMine: found?.isMine ?? false, others: found?.isOthers ? 'some' : 'none' };
  });
}

type Standing = Pick<CommunityPost, 'isMine' | 'state' | 'hiddenReason' | 'isAppealed'>;

/** How something stands; others are told nothing of it but that it is visible. */
export function presentStanding(
  row: Pick<CommunityPost, 'state' | 'hiddenReason'> & {
    readonly userId: number;
    readonly appeal: string | null;
  },
  reader: Reader,
): Standing {
  const { state, hiddenReason, appeal, userId } = row;
  if (userId !== reader) return { isMine: false, state: 'visible', hiddenReason: null, isAppealed: false };
  return { isMine: true, state, hiddenReason, isAppealed: appeal !== null };
}
