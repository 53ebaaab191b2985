import type { CustomerView, InvoiceView, SubscriptionView } from './customer-view.ts';
import { toDate } from './periods.ts';
import type { SimulatedInvoice, SimulatedSubscription, SimulatorState } from './state.ts';

const orNull = (seconds: number | null) => (seconds === null ? null : toDate(seconds));

/** Where the pages of an invoice are. */
export interface InvoicePages {
  readonly currency: string;
  readonly pageOf: (invoiceId: string) => string;
  readonly documentOf: (invoiceId: string) => string;
}

/** All that the provider holds of a customer, as every provider tells it. */
export function readCustomerState(state: SimulatorState, pages: InvoicePages): CustomerView {
  const kept = state.cards.find(({ id }) => id === state.customer.cardId);
  const used = state.charges.filter(({ status }) => status === 'succeeded').map(({ cardId }) => cardId);
  const prints = state.cards
    .filter((card) => card === kept || used.includes(card.id))
    .map(({ fingerprint }) => fingerprint);
  return {
    id: state.customer.id,
    subscriptions: state.subscriptions.map(readSubscription),
    invoices: state.invoices.map((invoice) => readInvoice(state, invoice, pages)),
    cardFingerprints: [...new Set(prints)],
    card: kept ? { brand: kept.brand, last4: kept.last4 } : null,
  };
}

function readSubscription(subscription: SimulatedSubscription): SubscriptionView {
  const { id, status, interval, next, cancelsAtPeriodEnd } = subscription;
  return {
    id,
    status,
    interval,
    nextInterval: next?.interval ?? null,
    createdAt: toDate(subscription.createdAt),
    anchor: toDate(subscription.anchor),
    periodStart: toDate(subscription.periodStart),
    periodEnd: toDate(subscription.periodEnd),
    trialEnd: orNull(subscription.trialEnd),
    cancelsAtPeriodEnd,
    endedAt: orNull(subscription.endedAt),
  };
}

function readInvoice(state: SimulatorState, invoice: SimulatedInvoice, pages: InvoicePages): InvoiceView {
  const { id, number, subscriptionId, status, reason, total, tax, amountDue, amountPaid, attempts } = invoice;
  const payment = state.charges.find((charge) => charge.invoiceId === id && charge.status === 'succeeded');
  const card = state.cards.find((entry) => entry.id === payment?.cardId);
  const ofInvoice = <T extends { readonly invoiceId: string; readonly createdAt: number }>(list: T[]) =>
    list
      .filter((entry) => entry.invoiceId === id)
      .map((entry) => ({ ...entry, createdAt: toDate(entry.createdAt) }));
  return {
    ...{ id, number, subscriptionId, status, reason, total, tax, amountDue, amountPaid, attempts },
    currency: pages.currency,
    periodStart: toDate(invoice.periodStart),
    periodEnd: toDate(invoice.periodEnd),
    createdAt: toDate(invoice.createdAt),
    paidAt: orNull(invoice.paidAt),
    nextAttemptAt: orNull(invoice.nextAttemptAt),
    pageUrl: status === 'open' || status === 'paid' ? pages.pageOf(id) : null,
    documentUrl: status === 'paid' ? pages.documentOf(id) : null,
    cardFingerprint: card?.fingerprint ?? null,
    refunds: ofInvoice(state.refunds).map(({ id, amount, status, createdAt }) => ({
      ...{ id, amount, status, createdAt },
    })),
    disputes: ofInvoice(state.disputes).map(({ id, amount, status, createdAt }) => ({
      ...{ id, amount, status, createdAt },
    })),
  };
}
