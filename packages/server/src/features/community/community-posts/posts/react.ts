import type { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { assertMayWriteIn } from '../circles/circle-rests.ts';
import { createBlockQueries } from '../profile/blocks.queries.ts';
import { assertMayWrite } from '../profile/may-write.ts';
import { createCommunityPostQueries } from './community-posts.queries.ts';
import { createReactionQueries } from './reactions.queries.ts';

interface OfReaction {
  readonly member: Member;
  readonly id: string;
  readonly kind: limits.CommunityReaction;
}

/**
 * Each reaction once, however often it is sent. Throws `community.profile_needed`, `community.too_young`,
 * `community.post_not_found`, `community.own`, `community.blocked`, and what `assertMayWriteIn` throws.
 */
export async function react(
  context: Pick<AppContext, 'db' | 'clock'>,
  { member, id, kind }: OfReaction,
): Promise<void> {
  await assertMayWrite(context, member);
  await inTransaction(context.db, async (tx) => {
    const post = await createCommunityPostQueries(tx).hold(id, member.id);
    assertThat(post, 'community.post_not_found');
    assertThat(post.userId !== member.id, 'community.own');
    assertThat(!(await createBlockQueries(tx).has(post.userId, member.id)), 'community.blocked');
    await assertMayWriteIn(tx, { userId: member.id, circleId: post.circleId }, context.clock.now());
    const row = { userId: member.id, postId: id, kind, createdAt: context.clock.now() };
    await createReactionQueries(tx).insert(row);
  });
}

/** Throws `community.post_not_found`. */
export async function unreact(
  { db }: Pick<AppContext, 'db'>,
  { member, id, kind }: OfReaction,
): Promise<void> {
  assertThat(await createCommunityPostQueries(db).find(id, member.id), 'community.post_not_found');
  await createReactionQueries(db).delete({ userId: member.id, postId: id, kind });
}
