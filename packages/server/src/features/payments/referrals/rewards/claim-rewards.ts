import type { ReferralClaim } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { findEntitlement } from '../../memberships/entitlement/write-entitlement.ts';
import { giveFreeMonths } from '../../memberships/free-months/give-free-months.ts';
import { createReferralsQueries } from '../referrals.queries.ts';

/**
 * Lets every earned month move the renewal, at the provider and in the ledger together. Each is given once, however often
 * this is asked. Without a membership that goes on they wait on. Throws `payments.*`: what was promised until then is
 * applied later.
 */
export async function claimRewards(context: AppContext, userId: number): Promise<ReferralClaim> {
  const { db, clock, payments } = context;
  const queries = createReferralsQueries(db);
  let claimedMonths = 0;
  for (const { id, amount } of await queries.listClaimable(userId)) {
    const given = await giveFreeMonths(context, {
      userId,
      source: 'reward',
      sourceId: String(id),
      months: amount,
      withoutSubscription: 'wait',
    });
    if (given === null) break;
    claimedMonths += given.months;
  }
  const waiting = await queries.listClaimable(userId);
  const { subscription } = await findEntitlement(db, {
    userId,
    now: clock.now(),
    provider: payments?.kind ?? null,
  });
  const renews = subscription !== null && !subscription.cancelsAtPeriodEnd;
  return {
    claimedMonths,
    waitingMonths: waiting.reduce((sum, { amount }) => sum + amount, 0),
    renewsAt: renews ? subscription.periodEnd.toISOString() : null,
  };
}
