import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { react } from '#server/features/community/community-posts/posts/react.ts';
import { sharePost } from '#server/features/community/community-posts/posts/share-post.ts';
import { putCommunityProfile } from '#server/features/community/community-posts/profile/put-profile.ts';
import { sayReply } from '#server/features/community/community-posts/replies/say-reply.ts';
import { signUp } from '#server/features/identity/accounts/sign-up.ts';
import { createDreamThemeQueries } from '#server/features/insights/dream-themes/dream-themes.queries.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { contextOf } from './context-of.ts';
import { type DemoPost, demoAuthors, demoPosts } from './demo-community.ts';

/** Old enough not to count as new. */
const joinedDaysAgo = 60;

/** What others share in the demo, through the operations that members use. Nobody can sign in as one of them. */
export async function liveCommunity(context: AppContext): Promise<void> {
  const authors = new Map<string, Member>();
  for (const pseudonym of demoAuthors) authors.set(pseudonym, await openAuthor(context, pseudonym));
  for (const post of demoPosts) await share(context, authors, post);
}

async function openAuthor(context: AppContext, pseudonym: string): Promise<Member> {
  const username = `dreamer-${randomBytes(4).toString('hex')}`;
  const password = randomBytes(18).toString('base64url');
  const then = contextOf(context, joinedDaysAgo);
  // Below an ending that is nobody's.
  const newcomer = { username, email: `${username}@chitta.invalid`, password };
  const { member } = await signUp(then, { newcomer, request: null });
  await putCommunityProfile(then, { member, request: { pseudonym, birthYear: 1985 } });
  return member;
}

async function share(
  context: AppContext,
  authors: ReadonlyMap<string, Member>,
  post: DemoPost,
): Promise<void> {
  const { by, language, text, daysAgo, replies = [], reactions = [] } = post;
  const authorOf = (pseudonym: string): Member => {
    const member = authors.get(pseudonym);
    invariant(member, 'whoever says something in the demo is one of its authors');
    return member;
  };
  const isThere = post.theme && (await createDreamThemeQueries(context.db).findTheme(post.theme, 'en'));
  const theme = isThere ? (post.theme ?? null) : null;
  const { post: shared } = await sharePost(contextOf(context, daysAgo), {
    member: authorOf(by),
    request: { kind: 'dream', text, language, theme, circleId: null, isLookedThrough: true },
  });
  const later = contextOf(context, daysAgo - 1);
  for (const reply of replies)
    await sayReply(later, { member: authorOf(reply.by), postId: shared.id, text: reply.text });
  for (const { by: reader, kind } of reactions)
    await react(later, { member: authorOf(reader), id: shared.id, kind });
}
