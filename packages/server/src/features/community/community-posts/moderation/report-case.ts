import type { CommunityReportRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createCommunityPostQueries } from '../posts/community-posts.queries.ts';
import { createCommunityReplyQueries } from '../replies/community-replies.queries.ts';
import { notFound } from './decide-case.ts';
import { type CaseOf, createModerationQueries } from './moderation.queries.ts';

interface ReportOptions {
  readonly userId: number;
  readonly of: CaseOf;
  readonly request: CommunityReportRequest;
}

/**
 * Tells the moderators of something that the member sees. Any member may, of whatever age. Throws `requests.too_many`,
 * `community.post_not_found`, `community.reply_not_found`, `community.own`.
 */
export async function reportCase(
  context: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  { userId, of, request }: ReportOptions,
): Promise<void> {
  const { db, clock, rateLimits } = context;
  await rateLimits.communityReportsPerMember.take(String(userId));
  assertThat(await isSeen(context, of, userId), notFound[of.kind]);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const queries = createModerationQueries(tx);
    const row = await queries.lock(of);
    assertThat(row, notFound[of.kind]);
    assertThat(row.userId !== userId, 'community.own');
    await queries.keepReport(of, { userId, ...request, createdAt: now });
    await queries.update(of, { waitingSince: row.waitingSince ?? now });
  });
}

async function isSeen(
  { db }: Pick<AppContext, 'db'>,
  { kind, id }: CaseOf,
  userId: number,
): Promise<boolean> {
  const posts = createCommunityPostQueries(db);
  if (kind === 'post') return (await posts.find(id, userId)) !== undefined;
  const found = await createCommunityReplyQueries(db).find(id, userId);
  return found !== undefined && (await posts.find(found.reply.postId, userId)) !== undefined;
}
