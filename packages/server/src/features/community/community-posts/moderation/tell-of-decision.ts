import type { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { notify } from '#server/features/messaging/notifications/notify.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { type CaseOf, createModerationQueries } from './moderation.queries.ts';

/** What a writer is told: hidden, still hidden after an appeal, or to be seen. */
export const decisionNews = ['hidden', 'stays', 'shown'] as const;
export type DecisionNews = (typeof decisionNews)[number];

const kinds = { hidden: 'community_hidden', stays: 'community_stays', shown: 'community_shown' } as const;

interface Told {
  readonly userId: number;
  readonly of: CaseOf;
  readonly news: DecisionNews;
  readonly reason: limits.CommunityHiddenReason | null;
  /** Origin that links lead to. */
  readonly origin: string;
}

/**
 * Tells a writer what became of what they said, in the transaction that decides: in the notification centre with the
 * reason, and by mail where they take mails. Nothing of its text is in either.
 */
export async function tellOfDecision(
  context: Pick<AppContext, 'clock' | 'mail'>,
  tx: Handle,
  { userId, of, news, reason, origin }: Told,
): Promise<void> {
  const postId = await createModerationQueries(tx).postOf(of);
  const fact = `community:${of.id}:${context.clock.now().getTime()}`;
  const path = `/community/posts/${postId}`;
  const params = reason === null ? {} : { reason };
  await notify(context, tx, { userId, kind: kinds[news], fact, params, path });
  const writer = await createModerationQueries(tx).findMailed(userId);
  if (writer === undefined) return;
  const { recipient, language } = writer;
  const mail = { userId, recipient, language, origin, fact, kind: 'community-decision' };
  await enqueueMail(context, tx, { ...mail, params: { ...params, news, kind: of.kind, id: of.id } });
}
