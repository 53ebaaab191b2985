import { answerOfBank } from './cards.ts';
import { type Draft, emit, find, newId } from './draft.ts';
import type { DeclineReason, SimulatedCard, SimulatedInvoice } from './state.ts';

interface Payment {
  readonly card: SimulatedCard;
  /** Of the bank; null: it pays. */
  readonly failure: DeclineReason | null;
}

/** Takes the money for an invoice, or notes that the bank would not give it. Answers with the bank's refusal. */
export function chargeInvoice(
  draft: Draft,
  invoice: SimulatedInvoice,
  { card, failure }: Payment,
): DeclineReason | null {
  const id = newId(draft, 'ch');
  draft.state.charges.push({
    id,
    paymentIntentId: newId(draft, 'pi'),
    invoiceId: invoice.id,
    cardId: card.id,
    amount: invoice.amountDue,
    status: failure === null ? 'succeeded' : 'failed',
    failure,
    createdAt: draft.state.now,
  });
  invoice.attempts += 1;
  emit(draft, failure === null ? 'charge.succeeded' : 'charge.failed', id);
  if (failure === null) settleInvoice(draft, invoice, invoice.amountDue);
  else emit(draft, 'invoice.payment_failed', invoice.id);
  if (failure === 'authentication_required') emit(draft, 'invoice.payment_action_required', invoice.id);
  return failure;
}

/** Charges the card that is kept, while nobody sits in front of it. Nothing to pay is paid at once. */
export function chargeByItself(draft: Draft, invoice: SimulatedInvoice): DeclineReason | null {
  if (invoice.amountDue === 0) {
    settleInvoice(draft, invoice, 0);
    return null;
  }
  const { cardId } = draft.state.customer;
  const card = cardId === null ? null : find(draft.state.cards, cardId);
  if (card === null) {
    invoice.attempts += 1;
    emit(draft, 'invoice.payment_failed', invoice.id);
    return 'generic_decline';
  }
  return chargeInvoice(draft, invoice, { card, failure: answerOfBank(card.kind, false) });
}

function settleInvoice(draft: Draft, invoice: SimulatedInvoice, amount: number): void {
  invoice.status = 'paid';
  invoice.amountPaid = amount;
  invoice.paidAt = draft.state.now;
  invoice.nextAttemptAt = null;
  emit(draft, 'invoice.paid', invoice.id);
  emit(draft, 'invoice.payment_succeeded', invoice.id);
}
