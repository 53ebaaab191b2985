import type { CommunityPost, SharePostRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertTheme } from '#server/features/insights/dream-themes/assert-theme.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import {
  claimIdempotencyKey,
  findIdempotentResult,
  hashRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { assertMayWriteIn } from '../circles/circle-rests.ts';
import type { Judged } from '../guard/judge-text.ts';
import { assertMayWrite, newUntil } from '../profile/may-write.ts';
import { createCommunityPostQueries } from './community-posts.queries.ts';
import { copyShared } from './copy-shared.ts';
import { readPost } from './read-posts.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'engine' | 'dictionary' | 'rateLimits'>;

interface ShareOptions {
  readonly member: Member;
  readonly request: SharePostRequest;
  readonly idempotencyKey?: string | undefined;
}

export interface PostedPost {
  readonly post: CommunityPost;
  readonly care: Judged['care'];
}

/**
 * Shares what was chosen. A text that may tell of real harm is kept and held until a moderator has seen it, and its writer
 * gets words of help. A repetition under the same key gets what the first one made. Throws `community.profile_needed`,
 * `community.too_young`, `requests.too_many`, `themes.not_found`, what `assertMayWriteIn` and `copyShared` throw,
 * `requests.idempotency_key_reused`, and `community.post_not_found` for a repetition whose post was withdrawn since.
 */
export async function sharePost(
  context: Parts,
  { member, request, idempotencyKey: key }: ShareOptions,
): Promise<PostedPost> {
  const { db, clock } = context;
  const now = clock.now();
  const place = { userId: member.id, circleId: request.circleId };
  await assertMayWrite(context, member);
  const claim = key !== undefined && {
    userId: member.id,
    endpoint: 'POST /api/community/posts' as const,
    key,
    requestHash: hashRequest(request),
    now,
  };
  const before = claim && (await findIdempotentResult(db, claim));
  if (typeof before === 'string')
    return { post: await readPost(context, { reader: member.id, id: before }), care: null };
  await takePost(context, member);
  await assertTheme(context, request.theme);
  await assertMayWriteIn(db, place, now);
  const { content, judged } = await copyShared(context, member, request);
  const { state, hiddenReason, care } = judged;
  const row = {
    userId: member.id,
    id: createRandomId(),
    kind: request.kind,
    theme: request.theme,
    circleId: request.circleId,
    ...content,
    state,
    hiddenReason,
    appeal: null,
    waitingSince: state === 'visible' ? null : now,
    createdAt: now,
    editedAt: null,
  };
  const id = await inTransaction(db, async (tx) => {
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed && !claimed.isFirst) return claimed.resourceName ?? '';
    await assertMayWriteIn(tx, place, now);
    await createCommunityPostQueries(tx).insert(row);
    if (claim) await saveIdempotentResult(tx, claim, row.id);
    return row.id;
  });
  return { post: await readPost(context, { reader: member.id, id }), care };
}

async function takePost({ rateLimits, clock }: Parts, member: Member): Promise<void> {
  const isNew = newUntil(member) > clock.now();
  await rateLimits[isNew ? 'postsPerNewMember' : 'postsPerMember'].take(String(member.id));
}
