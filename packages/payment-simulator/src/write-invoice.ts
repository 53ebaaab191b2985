import { type Draft, emit, newId } from './draft.ts';
import type { SimulatedInvoice, SimulatedLine, SimulatedSubscription } from './state.ts';

/** The line of a plan's running period, as it is charged: nothing while it is free. */
export function planLine(subscription: SimulatedSubscription): Omit<SimulatedLine, 'id'> {
  const isFree = subscription.status === 'trialing';
  return {
    kind: isFree ? 'trial' : 'plan',
    interval: subscription.interval,
    amount: isFree ? 0 : subscription.price,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
  };
}

/** Writes an invoice for a subscription's running period; it is not paid yet. A credit never makes it negative. */
export function writeInvoice(
  draft: Draft,
  subscription: SimulatedSubscription,
  { reason, lines }: Pick<SimulatedInvoice, 'reason'> & { readonly lines: Omit<SimulatedLine, 'id'>[] },
): SimulatedInvoice {
  const { state } = draft;
  state.invoiceCount += 1;
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const invoice: SimulatedInvoice = {
    id: newId(draft, 'in'),
    number: `${state.suffix.slice(0, 8).toUpperCase()}-${String(state.invoiceCount).padStart(4, '0')}`,
    subscriptionId: subscription.id,
    status: 'open',
    reason,
    lines: lines.map((line) => ({ ...line, id: newId(draft, 'il') })),
    total,
    tax: 0,
    amountDue: Math.max(0, total),
    amountPaid: 0,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    createdAt: state.now,
    paidAt: null,
    attempts: 0,
    firstAttemptAt: state.now,
    nextAttemptAt: null,
  };
  state.invoices.push(invoice);
  subscription.latestInvoiceId = invoice.id;
  emit(draft, 'invoice.created', invoice.id);
  emit(draft, 'invoice.finalized', invoice.id);
  return invoice;
}
