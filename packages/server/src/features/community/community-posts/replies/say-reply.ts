import type { CommunityReply } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  findIdempotentResult,
  hashRequest,
  type IdempotentRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { assertMayWriteIn } from '../circles/circle-rests.ts';
import { type Judged, judgeText } from '../guard/judge-text.ts';
import { createCommunityPostQueries } from '../posts/community-posts.queries.ts';
import { createBlockQueries } from '../profile/blocks.queries.ts';
import { assertMayWrite, newUntil } from '../profile/may-write.ts';
import { createCommunityReplyQueries } from './community-replies.queries.ts';
import { presentReply } from './list-replies.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'engine' | 'rateLimits'>;

interface SayOptions {
  readonly member: Member;
  readonly postId: string;
  readonly text: string;
  readonly idempotencyKey?: string | undefined;
}

export interface PostedReply {
  readonly reply: CommunityReply;
  readonly care: Judged['care'];
}

/**
 * Says something to a post, which cannot be withdrawn in between. Throws `community.profile_needed`,
 * `community.too_young`, `community.address_not_verified`, `requests.too_many`, `community.post_not_found`,
 * `community.blocked`, what `judgeText` and `assertMayWriteIn` throw, `requests.idempotency_key_reused`, and `community.reply_not_found` for a
 * repetition whose reply was withdrawn since.
 */
export async function sayReply(context: Parts, options: SayOptions): Promise<PostedReply> {
  const { db, clock } = context;
  const { member, text, postId } = options;
  await assertMayWrite(context, member);
  assertThat(member.emailVerified, 'community.address_not_verified');
  const now = clock.now();
  const claim = claimOf(options, now);
  const before = claim && (await findIdempotentResult(db, claim));
  if (typeof before === 'string') return { reply: await readReply(context, member, before), care: null };
  await takeReply(context, member);
  const queries = createCommunityPostQueries(db);
  const found = await queries.find(postId, member.id);
  assertThat(found, 'community.post_not_found');
  const judged = await judgeText(context, { member, text, language: found.post.language });
  const { state, hiddenReason, care } = judged;
  const row = {
    userId: member.id,
    id: createRandomId(),
    postId,
    text,
    state,
    hiddenReason,
    appeal: null,
    waitingSince: state === 'visible' ? null : now,
    createdAt: now,
  };
  const id = await inTransaction(db, async (tx) => {
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed && !claimed.isFirst) return claimed.resourceName ?? '';
    const post = await createCommunityPostQueries(tx).hold(postId, member.id);
    assertThat(post, 'community.post_not_found');
    assertThat(!(await createBlockQueries(tx).has(post.userId, member.id)), 'community.blocked');
    await assertMayWriteIn(tx, { userId: member.id, circleId: post.circleId }, now);
    await createCommunityReplyQueries(tx).insert(row);
    if (claim) await saveIdempotentResult(tx, claim, row.id);
    return row.id;
  });
  return { reply: await readReply(context, member, id), care };
}

function claimOf(
  { member, postId, text, idempotencyKey: key }: SayOptions,
  now: Date,
): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  const endpoint = 'POST /api/community/posts/:id/replies';
  return { userId: member.id, endpoint, key, requestHash: hashRequest({ postId, text }), now };
}

async function takeReply({ rateLimits, clock }: Parts, member: Member): Promise<void> {
  const isNew = newUntil(member) > clock.now();
  await rateLimits[isNew ? 'repliesPerNewMember' : 'repliesPerMember'].take(String(member.id));
}

async function readReply(
  { db }: Pick<AppContext, 'db'>,
  member: Pick<Member, 'id'>,
  id: string,
): Promise<CommunityReply> {
  const row = await createCommunityReplyQueries(db).find(id, member.id);
  assertThat(row, 'community.reply_not_found');
  return presentReply(row, member.id);
}
