import { type Draft, emit } from '../draft.ts';
import type { SimulatedInvoice, SimulatedSubscription } from '../state.ts';
import { endSubscription } from './end-subscription.ts';

const day = 24 * 60 * 60;

/** A payment failed: it is tried again on the next of the days for it; after the last, the subscription is lost. */
export function fallBehind(
  draft: Draft,
  subscription: SimulatedSubscription,
  invoice: SimulatedInvoice,
): void {
  const { retryDays, afterRetries } = draft.settings;
  const later = retryDays
    .map((days) => invoice.firstAttemptAt + days * day)
    .find((time) => time > draft.state.now);
  invoice.nextAttemptAt = later ?? null;
  if (later === undefined && afterRetries === 'canceled') {
    endSubscription(draft, subscription, 'uncollectible');
    return;
  }
  subscription.status = later === undefined ? 'unpaid' : 'past_due';
  emit(draft, 'customer.subscription.updated', subscription.id);
}
