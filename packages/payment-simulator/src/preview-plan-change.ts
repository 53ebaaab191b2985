import type { PlanInterval } from '@chitta/contract/limits';
import { prorate } from '@chitta/contract/money/prorate';
import { demand, find } from './draft.ts';
import { endOfPeriod, toDate } from './periods.ts';
import type { SimulatedSubscription, SimulatorSettings, SimulatorState } from './state.ts';

/** What a change of plan does, in seconds and minor units. */
export interface PlanChange {
  readonly subscription: SimulatedSubscription;
  readonly interval: PlanInterval;
  readonly takesEffect: 'now' | 'period_end';
  readonly at: number;
  /** For the rest of the running period. */
  readonly credit: number;
  readonly price: number;
  readonly dueNow: number;
  readonly renewsAt: number;
}

/**
 * To the year: now, with a credit for what is left of the month, and a new period from then on; free time stays free and
 * is charged for a year at its end. To the month: once the paid year is used up. `at`: seconds, within the running period.
 */
export function previewPlanChange(
  state: SimulatorState,
  settings: SimulatorSettings,
  { subscriptionId, interval, at }: { subscriptionId: string; interval: PlanInterval; at: number },
): PlanChange {
  const subscription = find(state.subscriptions, subscriptionId);
  const { status, periodStart: start, periodEnd: end } = subscription;
  demand(status === 'active' || status === 'trialing', 'this subscription is not in good standing');
  demand(!subscription.cancelsAtPeriodEnd, 'this subscription is set to end');
  demand(subscription.interval !== interval, 'this is its plan already');
  demand(at >= start && at <= end, 'this is not in the running period');
  const price = settings.prices[interval];
  const change = { subscription, interval, price, credit: 0, dueNow: 0, renewsAt: end };
  if (interval === 'month') return { ...change, takesEffect: 'period_end', at: end };
  demand(at <= state.now, 'this is still to come');
  if (status === 'trialing') return { ...change, takesEffect: 'now', at };
  const period = { price: subscription.price, start: toDate(start), end: toDate(end) };
  const credit = Math.min(prorate(period, toDate(at)), price);
  const renewsAt = endOfPeriod(at, at, interval);
  return { ...change, takesEffect: 'now', at, credit, dueNow: price - credit, renewsAt };
}
