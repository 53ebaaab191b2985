import type { CommunityPost, DecideCaseRequest, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { type CaseOf, type CaseStanding, createModerationQueries } from './moderation.queries.ts';
import { type DecisionNews, tellOfDecision } from './tell-of-decision.ts';

interface DecideOptions {
  readonly actor: Actor;
  readonly of: CaseOf;
  readonly request: DecideCaseRequest;
  /** Origin that links in mails lead to. */
  readonly origin: string;
}

const actions: Readonly<Record<limits.CommunityDecision, limits.AuditAction>> = {
  keep: 'community.kept',
  hide: 'community.hidden',
  restore: 'community.restored',
};

export const notFound = { post: 'community.post_not_found', reply: 'community.reply_not_found' } as const;

/**
 * Keeps, hides or restores, and settles what was reported and appealed. The reason goes to the audit log; the writer is
 * told why something is hidden. Throws `community.post_not_found`, `community.reply_not_found`, `community.own` for what
 * the administrator wrote, and `community.decided_already` where there is nothing to decide.
 */
export async function decideCase(
  context: Pick<AppContext, 'db' | 'clock' | 'mail'>,
  { actor, of, request, origin }: DecideOptions,
): Promise<Pick<CommunityPost, 'state' | 'hiddenReason'>> {
  const { db, clock } = context;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const queries = createModerationQueries(tx);
    const before = await queries.lock(of);
    assertThat(before, notFound[of.kind]);
    assertThat(before.userId !== actor.id, 'community.own');
    assertThat(isOpen(before, request.decision), 'community.decided_already');
    const after = standingAfter(before, request);
    await queries.update(of, { ...after, waitingSince: null });
    await queries.settle(of, now);
    await recordAudit(tx, {
      actor,
      action: actions[request.decision],
      userId: before.userId,
      reason: request.reason,
      details: { [of.kind]: of.id, hiddenReason: after.hiddenReason },
      now,
    });
    const news = newsOf(before, request.decision);
    if (news)
      await tellOfDecision(context, tx, {
        userId: before.userId,
        of,
        news,
        reason: after.hiddenReason,
        origin,
      });
    return { state: after.state, hiddenReason: after.hiddenReason };
  });
}

/** What the writer is told; that something stays as it was needs no word unless they asked. */
function newsOf({ state }: CaseStanding, decision: limits.CommunityDecision): DecisionNews | null {
  if (decision === 'keep') return null;
  if (decision === 'restore') return 'shown';
  return state === 'hidden' ? 'stays' : 'hidden';
}

/** Whether the decision is about how it stands now. */
function isOpen({ state, waitingSince }: CaseStanding, decision: limits.CommunityDecision): boolean {
  if (decision === 'hide') return state !== 'hidden' || waitingSince !== null;
  if (decision === 'restore') return state !== 'visible';
  return state === 'visible' && waitingSince !== null;
}

type Standing = Pick<CaseStanding, 'state' | 'hiddenReason' | 'appeal'>;

/** What was appealed once stays so while it is hidden; what is hidden anew can be appealed anew. */
function standingAfter({ state, appeal }: CaseStanding, request: DecideCaseRequest): Standing {
  if (request.decision !== 'hide') return { state: 'visible', hiddenReason: null, appeal: null };
  return {
    state: 'hidden',
    hiddenReason: request.hiddenReason,
    appeal: state === 'hidden' ? appeal : null,
  };
}
