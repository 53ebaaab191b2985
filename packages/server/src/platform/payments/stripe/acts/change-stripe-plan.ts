import type { PlanInterval } from '@chitta/contract/limits';
import type Stripe from 'stripe';
import { invariant } from '../../../errors/invariant.ts';
import type { SubscriptionAct } from '../../payments.ts';
import { idOf, toSeconds } from '../plans.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { dropSchedule, findRunning, type Running } from './find-running.ts';
import { assertChangeable } from './preview-stripe-change.ts';

/** A change as its preview said; where the card does not pay, nothing changes. */
export async function changeStripePlan(
  account: StripeAccount,
  {
    subscriptionId,
    key,
    interval,
    at,
  }: SubscriptionAct & {
    readonly interval: PlanInterval;
    readonly at: Date;
  },
): Promise<void> {
  const running = await findRunning(account, subscriptionId);
  assertChangeable(running);
  if (interval === 'year') await changeNow(account, running, { key, at: toSeconds(at) });
  else await changeAtPeriodEnd(account, running, key);
}

/** The period begins anew with the longer plan; what is left of the shorter one is credited. */
async function changeNow(
  { prices }: StripeAccount,
  running: Running,
  { key, at }: { readonly key: string; readonly at: number },
): Promise<void> {
  const { stripe, subscription, item } = running;
  await dropSchedule(running, key);
  const isFree = subscription.status === 'trialing';
  await stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: item.id, price: prices.year }],
      payment_behavior: 'error_if_incomplete',
      ...(isFree
        ? { proration_behavior: 'none' }
        : { proration_behavior: 'always_invoice', proration_date: at }),
    },
    { idempotencyKey: key },
  );
}

/** A schedule takes the subscription over: its plan until the end of the period, then the other, then it lets go. */
async function changeAtPeriodEnd({ prices }: StripeAccount, running: Running, key: string): Promise<void> {
  const { stripe } = running;
  const schedule = await takeOver(running, key);
  const current = schedule.phases.find(
    ({ start_date: start }) => start === schedule.current_phase?.start_date,
  );
  invariant(current, 'a schedule has what is running');
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        repeatPhase(current, current.end_date),
        {
          items: [{ price: prices.month, quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    },
    { idempotencyKey: `${key}:phases` },
  );
}

async function takeOver(
  { stripe, subscription, schedule }: Running,
  key: string,
): Promise<Stripe.SubscriptionSchedule> {
  if (schedule?.status === 'active') return schedule;
  return stripe.subscriptionSchedules.create(
    { from_subscription: subscription.id },
    { idempotencyKey: `${key}:schedule` },
  );
}

/** A phase that runs, as it has to be said again whenever phases are set. */
export function repeatPhase(
  { items, start_date, trial_end: trialEnd }: Stripe.SubscriptionSchedule.Phase,
  endDate: number,
): Stripe.SubscriptionScheduleUpdateParams.Phase {
  return {
    items: items.map(({ price, quantity }) => ({
      price: idOf(price) ?? '',
      ...(quantity !== undefined && { quantity }),
    })),
    start_date,
    end_date: endDate,
    proration_behavior: 'none',
    ...(trialEnd !== null && { trial_end: trialEnd }),
  };
}
