import { type Draft, emit, openInvoicesOf } from '../draft.ts';
import type { SimulatedInvoice, SimulatedSubscription } from '../state.ts';

/** Ends a subscription now. What of its invoices is still open is not asked for any more. */
export function endSubscription(
  draft: Draft,
  subscription: SimulatedSubscription,
  leaves: Extract<SimulatedInvoice['status'], 'void' | 'uncollectible'>,
): void {
  const { state } = draft;
  for (const invoice of openInvoicesOf(draft, subscription.id)) {
    invoice.status = leaves;
    invoice.nextAttemptAt = null;
    state.confirmations = state.confirmations.filter(({ targetId }) => targetId !== invoice.id);
    emit(draft, leaves === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', invoice.id);
  }
  subscription.status = 'canceled';
  subscription.canceledAt ??= state.now;
  subscription.endedAt = state.now;
  subscription.next = null;
  emit(draft, 'customer.subscription.deleted', subscription.id);
}
