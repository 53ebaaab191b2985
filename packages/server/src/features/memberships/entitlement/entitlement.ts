import type { FreeMonthsRow } from '#server/db/tables/membership/free-months.ts';
import type { Subscription } from '#server/db/tables/membership/subscriptions.ts';
import { type Grant, hasUnlimitedAccess } from '#server/platform/sessions/member.ts';

/** What premium follows from. */
export interface EntitlementFacts {
  /** The member's live one; an extra one gives nothing and is none. */
  readonly subscription: Pick<Subscription, 'status' | 'periodEnd' | 'cancelsAtPeriodEnd'> | null;
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
  const reasons = [ofSubscription(facts), ofFreeMonths(facts, now), ofGrant(facts, now)];
  const found = reasons.filter((reason) => reason !== null);
  const longest = found.toSorted((one, other) => endOf(other) - endOf(one))[0];
  return longest ?? { tier: 'free', reason: null, until: null };
}

function endOf({ until }: Entitlement): number {
  return until?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** A live subscription is premium whatever the time: its end is for the provider to tell. */
function ofSubscription({ subscription }: EntitlementFacts): Entitlement | null {
  const reason = subscription && reasonOf[subscription.status];
  if (!reason) return null;
  return {
    tier: 'premium',
    reason,
    until: subscription.cancelsAtPeriodEnd ? subscription.periodEnd : null,
  };
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
