import type Stripe from 'stripe';
import { type InvoiceState, type InvoiceStatus, invoiceStatuses } from '../../payments.ts';
import { idOf, toDate, toDateOrNull } from '../plans.ts';
import type { ReadCharge } from './read-charges.ts';

/** An invoice as every provider tells it, with what became of the charges that paid it. */
export function readInvoice(invoice: Stripe.Invoice, charges: readonly ReadCharge[]): InvoiceState {
  const status = statusOf(invoice.status);
  const paying = charges.filter((charge) => hasPaid(invoice, charge));
  const isShown = status === 'open' || status === 'paid';
  return {
    id: invoice.id,
    number: invoice.number,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    status,
    reason: reasonOf(invoice.billing_reason),
    currency: invoice.currency,
    total: invoice.total,
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    ...periodOf(invoice),
    createdAt: toDate(invoice.created),
    paidAt: toDateOrNull(invoice.status_transitions.paid_at),
    nextAttemptAt: status === 'open' ? toDateOrNull(invoice.next_payment_attempt) : null,
    attempts: invoice.attempt_count,
    pageUrl: isShown ? (invoice.hosted_invoice_url ?? null) : null,
    documentUrl: status === 'paid' ? (invoice.invoice_pdf ?? null) : null,
    cardFingerprint: paying.find((charge) => charge.cardFingerprint !== null)?.cardFingerprint ?? null,
    refunds: paying.flatMap(({ refunds }) => refunds),
    disputes: paying.flatMap(({ disputes }) => disputes),
  };
}

function statusOf(status: string | null): InvoiceStatus {
  return invoiceStatuses.find((known) => known === status) ?? 'draft';
}

const reasons: Readonly<Record<string, InvoiceState['reason']>> = {
  subscription_create: 'create',
  subscription_cycle: 'cycle',
  subscription_update: 'change',
};

function reasonOf(reason: string | null): InvoiceState['reason'] {
  return reasons[reason ?? ''] ?? 'other';
}

/** An invoice's own period says when items were gathered; what is paid for is the period of the line that ends last. */
function periodOf({ lines, period_start: start, period_end: end }: Stripe.Invoice) {
  const periods = lines.data.map(({ period }) => period);
  const last = periods.toSorted((one, other) => other.end - one.end)[0] ?? { start, end };
  return { periodStart: toDate(last.start), periodEnd: toDate(last.end) };
}

function hasPaid({ payments }: Stripe.Invoice, { id, paymentIntentId }: ReadCharge): boolean {
  return (payments?.data ?? []).some(
    ({ payment }) =>
      (paymentIntentId !== null && idOf(payment.payment_intent) === paymentIntentId) ||
      idOf(payment.charge) === id,
  );
}
