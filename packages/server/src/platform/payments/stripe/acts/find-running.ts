import type { PlanInterval } from '@chitta/contract/limits';
import type Stripe from 'stripe';
import { assertThat } from '../../../errors/app-error.ts';
import { findPlanItem } from '../plans.ts';
import { subscriptionExpansions } from '../reading/read-subscription.ts';
import type { StripeAccount } from '../stripe-account.ts';

/** A subscription of ours, and the part of it that is the plan. */
export interface Running {
  readonly stripe: Stripe;
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly interval: PlanInterval;
  /** What has a change of plan wait for the end of the period. */
  readonly schedule: Stripe.SubscriptionSchedule | null;
}

/** Throws `payments.refused` for one that was not sold by us. */
export async function findRunning(account: StripeAccount, subscriptionId: string): Promise<Running> {
  const stripe = await account.open();
  const expand = [...subscriptionExpansions];
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand });
  const plan = findPlanItem(account, subscription);
  assertThat(plan, 'payments.refused');
  const { schedule } = subscription;
  return {
    ...{ stripe, subscription, ...plan },
    schedule: schedule !== null && typeof schedule !== 'string' ? schedule : null,
  };
}

type Phase = Stripe.SubscriptionSchedule.Phase;

/**
 * What runs, and the change that waits; null where none does. Schedules keep the phases that are over, and stay for the
 * first period after the change.
 */
export function findWaiting({
  schedule,
}: Pick<Running, 'schedule'>): { readonly current: Phase; readonly next: Phase } | null {
  if (schedule?.status !== 'active') return null;
  const index = schedule.phases.findIndex(
    ({ start_date: start }) => start === schedule.current_phase?.start_date,
  );
  const current = schedule.phases[index];
  const next = schedule.phases[index + 1];
  return current && next ? { current, next } : null;
}

/** Lets go of the schedule, and of a change that waits in it: Stripe's schedules leave little to be done by hand. */
export async function dropSchedule({ stripe, schedule }: Running, key: string): Promise<void> {
  if (schedule?.status !== 'active') return;
  await stripe.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey: `${key}:release` });
}
