import type { PlanInterval } from '@chitta/contract/limits';
import type Stripe from 'stripe';
import { type SubscriptionState, type SubscriptionStatus, subscriptionStatuses } from '../../payments.ts';
import { findPlanItem, intervalOf, toDate, toDateOrNull } from '../plans.ts';
import type { StripeAccount } from '../stripe-account.ts';

/** What of a subscription has to come with it: the schedule, for the plan that follows. */
export const subscriptionExpansions = ['schedule'] as const;

/** A subscription as every provider tells it. */
export function readSubscription(
  account: Pick<StripeAccount, 'prices'>,
  subscription: Stripe.Subscription,
): SubscriptionState {
  const plan = findPlanItem(account, subscription);
  const item = plan?.item ?? subscription.items.data[0];
  const periodEnd = item?.current_period_end ?? subscription.billing_cycle_anchor;
  return {
    id: subscription.id,
    status: statusOf(subscription.status),
    interval: plan?.interval ?? null,
    nextInterval: nextIntervalOf(account, subscription.schedule, periodEnd),
    createdAt: toDate(subscription.created),
    anchor: toDate(subscription.billing_cycle_anchor),
    periodStart: toDate(item?.current_period_start ?? subscription.start_date),
    periodEnd: toDate(periodEnd),
    trialEnd: toDateOrNull(subscription.trial_end),
    cancelsAtPeriodEnd: isEnding(subscription, periodEnd),
    endedAt: toDateOrNull(subscription.ended_at),
  };
}

/** One that Stripe has invented since gives nothing, and is looked at. */
function statusOf(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'paused';
}

/** Stripe's own page may set a day instead of the flag. */
function isEnding({ cancel_at_period_end: flag, cancel_at: day }: Stripe.Subscription, periodEnd: number) {
  return flag || (day !== null && day <= periodEnd);
}

/** The plan of the phase that begins when the running period ends. */
function nextIntervalOf(
  account: Pick<StripeAccount, 'prices'>,
  schedule: Stripe.Subscription['schedule'],
  periodEnd: number,
): PlanInterval | null {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const next = schedule.phases.find((phase) => phase.start_date >= periodEnd);
  const price = next?.items[0]?.price;
  return price === undefined ? null : intervalOf(account, price);
}
