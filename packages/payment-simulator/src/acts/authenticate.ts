import type { Act } from '../act.ts';
import { type Draft, demand, find } from '../draft.ts';
import type { SimulatedCard } from '../state.ts';
import { beginSubscription } from './begin-subscription.ts';
import { declined, done, keepCard, type PaymentOutcome } from './keep-card.ts';
import { findPayable } from './pay-checkout.ts';
import { findOpen, takePayment } from './pay-invoice.ts';

interface Question {
  /** A checkout, an invoice, or the customer where a card is to be kept. */
  readonly targetId: string;
  readonly isConfirmed: boolean;
}

/** The cardholder has answered their bank. */
export const authenticate: Act<Question, PaymentOutcome> = {
  name: 'authenticate',
  run(draft, { targetId, isConfirmed }) {
    const { state } = draft;
    const waiting = state.confirmations.find((confirmation) => confirmation.targetId === targetId);
    demand(waiting, 'nothing waits for a confirmation here');
    state.confirmations = state.confirmations.filter((confirmation) => confirmation !== waiting);
    const card = find(state.cards, waiting.cardId);
    return isConfirmed ? goOn(draft, targetId, card) : giveUp(draft, targetId, card);
  },
};

function goOn(draft: Draft, targetId: string, card: SimulatedCard): PaymentOutcome {
  if (targetId.startsWith('in_')) {
    return takePayment(draft, findOpen(draft, targetId), { card, failure: null });
  }
  if (targetId.startsWith('cs_')) beginSubscription(draft, findPayable(draft, targetId), card);
  else keepCard(draft, card);
  return done;
}

function giveUp(draft: Draft, targetId: string, card: SimulatedCard): PaymentOutcome {
  const failure = 'authentication_refused';
  if (!targetId.startsWith('in_')) return declined(failure);
  return takePayment(draft, findOpen(draft, targetId), { card, failure });
}
