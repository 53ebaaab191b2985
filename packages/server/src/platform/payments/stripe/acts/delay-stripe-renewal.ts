import { invariant } from '../../../errors/invariant.ts';
import type { SubscriptionAct } from '../../payments.ts';
import { toSeconds } from '../plans.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { repeatPhase } from './change-stripe-plan.ts';
import { dropSchedule, findRunning, findWaiting, type Running } from './find-running.ts';

/** Moves the next renewal on, by a trial until then. A change of plan that waits for the renewal moves with it. */
export async function delayStripeRenewal(
  account: StripeAccount,
  { subscriptionId, key, until }: SubscriptionAct & { readonly until: Date },
): Promise<void> {
  const running = await findRunning(account, subscriptionId);
  const trialEnd = toSeconds(until);
  const waiting = findWaiting(running);
  if (waiting !== null) {
    await delayPhases(running, { ...waiting, until: trialEnd, key });
    return;
  }
  await dropSchedule(running, key);
  await running.stripe.subscriptions.update(
    subscriptionId,
    { trial_end: trialEnd, proration_behavior: 'none' },
    { idempotencyKey: key },
  );
}

type Waiting = NonNullable<ReturnType<typeof findWaiting>>;

async function delayPhases(
  { stripe, schedule }: Running,
  { current, next, until, key }: Waiting & { readonly until: number; readonly key: string },
): Promise<void> {
  invariant(schedule, 'it is where the change waits');
  const length = next.end_date - next.start_date;
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        { ...repeatPhase(current, until), trial_end: until },
        { ...repeatPhase(next, until + length), start_date: until },
      ],
    },
    { idempotencyKey: key },
  );
}
