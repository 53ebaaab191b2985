import type { FreeMonthsRow } from '#server/db/tables/payments/free-months.ts';
import type { Subscription } from '#server/db/tables/payments/subscriptions.ts';
import { type Grant, hasUnlimitedAccess } from '#server/platform/sessions/member.ts';

/** What premium follows from. */
export interface EntitlementFacts {
  /** The member's live one at the provider that runs; an extra one gives nothing and is none. */
  readonly subscription: Pick<
    Subscription,
    'status' | 'periodEnd' | 'cancelsAtPeriodEnd' | 'lostPayment'
  > | null;
  /** One that was paid for with real money, at a provider that no longer runs here. */
  readonly former: Pick<Subscription, 'status' | 'periodEnd' | 'lostPayment'> | null;
  /** The ledger; rows that moved a renewal count through the subscription. */
  readonly freeMonths: readonly Pick<FreeMonthsRow, 'startsAt' | 'endsAt' | 'subscriptionId'>[];
  readonly grant: Grant;
}

export interface Entitlement {
  readonly tier: 'free' | 'premium';
  /** `grace`: a payment failed and is tried again. Null: not premium. */
  readonly reason: 'subscription' | 'grace' | 'free_months' | 'unlimited' | null;
  /** When it ends by itself; null: it does not, or there is nothing to end. */
  readonly until: Date | null;
}

/** Which statuses are premium: a failed payment keeps it while it is tried again. */
const reasonOf: Readonly<Partial<Record<Subscription['status'], 'subscription' | 'grace'>>> = {
  trialing: 'subscription',
  active: 'subscription',
  past_due: 'grace',
};

/**
 * Whether a member is premium at `now`, why, and how long. Depends on nothing else, so that every tier can be explained.
 * The reason that lasts longest is the one that is told.
 */
export function entitlementOf(facts: EntitlementFacts, now: Date): Entitlement {
  const reasons = [
    ofSubscription(facts),
    ofFormer(facts, now),
    ofFreeMonths(facts, now),
    ofGrant(facts, now),
  ];
  const found = reasons.filter((reason) => reason !== null);
  const longest = found.toSorted((one, other) => endOf(other) - endOf(one))[0];
  return longest ?? { tier: 'free', reason: null, until: null };
}

function endOf({ until }: Entitlement): number {
  return until?.getTime() ?? Number.POSITIVE_INFINITY;
}

/**
 * A live subscription is premium whatever the time: its end is for the provider to tell. One whose money is gone is none
 * from that moment, heard of its end or not.
 */
function ofSubscription({ subscription }: EntitlementFacts): Entitlement | null {
  const reason = subscription && subscription.lostPayment === null && reasonOf[subscription.status];
  if (!reason) return null;
  return {
    tier: 'premium',
    reason,
    until: subscription.cancelsAtPeriodEnd ? subscription.periodEnd : null,
  };
}

/** Nobody tells of its end any more, so it lasts as long as it was paid for when it was last heard of. */
function ofFormer({ former }: EntitlementFacts, now: Date): Entitlement | null {
  const isPaid = former && former.lostPayment === null && reasonOf[former.status] === 'subscription';
  if (!isPaid || former.periodEnd <= now) return null;
  return { tier: 'premium', reason: 'subscription', until: former.periodEnd };
}

/** Months that follow upon each other without a gap count as one time. */
function ofFreeMonths({ freeMonths }: EntitlementFacts, now: Date): Entitlement | null {
  const given = freeMonths
    .filter(({ subscriptionId }) => subscriptionId === null)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  let end = now.getTime();
  for (const { startsAt, endsAt } of given) {
    if (startsAt.getTime() <= end) end = Math.max(end, endsAt.getTime());
  }
  return end > now.getTime() ? { tier: 'premium', reason: 'free_months', until: new Date(end) } : null;
}

function ofGrant({ grant }: EntitlementFacts, now: Date): Entitlement | null {
  if (!hasUnlimitedAccess(grant, now)) return null;
  return { tier: 'premium', reason: 'unlimited', until: grant.unlimitedAccessUntil };
}
