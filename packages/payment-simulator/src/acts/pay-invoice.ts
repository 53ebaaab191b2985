import type { Act } from '../act.ts';
import { answerOfBank, type CardInput } from '../cards.ts';
import { chargeInvoice } from '../charge-invoice.ts';
import { type Draft, demand, emit, find } from '../draft.ts';
import type { DeclineReason, SimulatedCard, SimulatedInvoice } from '../state.ts';
import {
  awaitConfirmation,
  declined,
  done,
  keepCard,
  type PaymentOutcome,
  recogniseCard,
} from './keep-card.ts';

/** Pays an invoice whose own payment failed, with any card; that card is charged from then on. */
export const payInvoice: Act<{ readonly invoiceId: string; readonly card: CardInput }, PaymentOutcome> = {
  name: 'pay-invoice',
  run(draft, { invoiceId, card: input }) {
    const invoice = findOpen(draft, invoiceId);
    const refusal = answerOfBank(input.kind, true);
    const card = recogniseCard(draft, input);
    if (refusal === 'authentication_required') return awaitConfirmation(draft, invoiceId, card);
    return takePayment(draft, invoice, { card, failure: refusal });
  },
};

export function findOpen({ state }: Draft, invoiceId: string): SimulatedInvoice {
  const invoice = find(state.invoices, invoiceId);
  demand(invoice.status === 'open', 'this invoice is not open');
  return invoice;
}

/** What the bank has decided: with the money, the subscription goes on. */
export function takePayment(
  draft: Draft,
  invoice: SimulatedInvoice,
  payment: { readonly card: SimulatedCard; readonly failure: DeclineReason | null },
): PaymentOutcome {
  const failure = chargeInvoice(draft, invoice, payment);
  if (failure !== null) return declined(failure);
  keepCard(draft, payment.card);
  const { state } = draft;
  state.confirmations = state.confirmations.filter(({ targetId }) => targetId !== invoice.id);
  const subscription = find(state.subscriptions, invoice.subscriptionId);
  subscription.status = 'active';
  emit(draft, 'customer.subscription.updated', subscription.id);
  return done;
}
