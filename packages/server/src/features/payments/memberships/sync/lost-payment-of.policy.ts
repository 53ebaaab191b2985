import type { InvoiceState, SubscriptionState } from '#server/platform/payments/payments.ts';

/** Why the money that a membership runs on is gone. */
export type LostPayment = 'refunded' | 'disputed';

/**
 * Whether a subscription has lost the money that it runs on: a dispute of any of its payments that was lost, or the whole
 * of what its running period was paid with, given back. A part that was given back, a dispute that is open and a period
 * that was over before take nothing; null then.
 */
export function lostPaymentOf(
  { id, periodStart }: Pick<SubscriptionState, 'id' | 'periodStart'>,
  invoices: readonly InvoiceState[],
): LostPayment | null {
  const own = invoices.filter(({ subscriptionId }) => subscriptionId === id);
  if (own.some(({ disputes }) => disputes.some(({ status }) => status === 'lost'))) return 'disputed';
  const [latest] = own
    .filter((invoice) => invoice.amountPaid > 0 && invoice.periodEnd > periodStart)
    .toSorted(
      (one, other) =>
        other.periodStart.getTime() - one.periodStart.getTime() ||
        other.createdAt.getTime() - one.createdAt.getTime(),
    );
  return latest && givenBackOf(latest) >= latest.amountPaid ? 'refunded' : null;
}

/** What has reached the card again: a refund on its way may still fail, and premium cannot be given back. */
function givenBackOf({ refunds }: InvoiceState): number {
  return refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
}
