import { chargeByItself, chargeInvoice } from '../charge-invoice.ts';
import { type Draft, emit, newId } from '../draft.ts';
import { endOfPeriod } from '../periods.ts';
import type { SimulatedCard, SimulatedCheckout, SimulatedSubscription } from '../state.ts';
import { planLine, writeInvoice } from '../write-invoice.ts';
import { keepCard } from './keep-card.ts';

/** A checkout is paid, or its card is kept for the time after the free one: the subscription begins. */
export function beginSubscription(draft: Draft, checkout: SimulatedCheckout, card: SimulatedCard): void {
  const { state } = draft;
  keepCard(draft, card);
  const subscription = newSubscription(draft, checkout);
  state.subscriptions.push(subscription);
  checkout.status = 'complete';
  checkout.completedAt = state.now;
  checkout.subscriptionId = subscription.id;
  emit(draft, 'customer.subscription.created', subscription.id);
  const invoice = writeInvoice(draft, subscription, { reason: 'create', lines: [planLine(subscription)] });
  if (invoice.amountDue === 0) chargeByItself(draft, invoice);
  else chargeInvoice(draft, invoice, { card, failure: null });
  emit(draft, 'checkout.session.completed', checkout.id);
}

function newSubscription(draft: Draft, checkout: SimulatedCheckout): SimulatedSubscription {
  const { now } = draft.state;
  const { interval, price, freeUntil } = checkout;
  // Whoever pays after the free time that they were promised has none left.
  const trialEnd = freeUntil !== null && freeUntil > now ? freeUntil : null;
  return {
    id: newId(draft, 'sub'),
    itemId: newId(draft, 'si'),
    checkoutId: checkout.id,
    status: trialEnd === null ? 'active' : 'trialing',
    interval,
    price,
    createdAt: now,
    anchor: trialEnd ?? now,
    periodStart: now,
    periodEnd: trialEnd ?? endOfPeriod(now, now, interval),
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    cancelsAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    next: null,
    latestInvoiceId: '',
  };
}
