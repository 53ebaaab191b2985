import { chargeByItself } from '../charge-invoice.ts';
import { type Draft, emit, find } from '../draft.ts';
import { endOfPeriod } from '../periods.ts';
import type { SimulatedSubscription } from '../state.ts';
import { planLine, writeInvoice } from '../write-invoice.ts';
import { endSubscription } from './end-subscription.ts';
import { fallBehind } from './fall-behind.ts';

/** The period or the free time is over: the next one begins and is charged, unless the subscription was to end. */
export function renew(draft: Draft, subscriptionId: string): void {
  const subscription = find(draft.state.subscriptions, subscriptionId);
  if (subscription.cancelsAtPeriodEnd) {
    endSubscription(draft, subscription, 'void');
    return;
  }
  takeNextPlan(subscription);
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = endOfPeriod(subscription.anchor, subscription.periodStart, subscription.interval);
  subscription.status = 'active';
  const invoice = writeInvoice(draft, subscription, { reason: 'cycle', lines: [planLine(subscription)] });
  if (chargeByItself(draft, invoice) === null) emit(draft, 'customer.subscription.updated', subscription.id);
  else fallBehind(draft, subscription, invoice);
}

function takeNextPlan(subscription: SimulatedSubscription): void {
  if (subscription.next === null) return;
  subscription.interval = subscription.next.interval;
  subscription.price = subscription.next.price;
  subscription.next = null;
}
