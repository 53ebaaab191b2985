import { type CardInput, describeCard } from '../cards.ts';
import { type Draft, emit, newId } from '../draft.ts';
import type { DeclineReason, SimulatedCard } from '../state.ts';

/** What became of a payment, or of a card that is to be kept. */
export interface PaymentOutcome {
  readonly outcome: 'done' | 'declined' | 'authentication_needed';
  /** Of a declined one. */
  readonly reason: DeclineReason | null;
}

export const done: PaymentOutcome = { outcome: 'done', reason: null };
export const declined = (reason: DeclineReason): PaymentOutcome => ({ outcome: 'declined', reason });

/** The card that was typed in: one that this customer has used before, or a new one, known from now on. */
export function recogniseCard(draft: Draft, input: CardInput): SimulatedCard {
  const { state } = draft;
  const traits = describeCard(input, state.customer.id);
  const known = state.cards.find(
    (card) => card.fingerprint === traits.fingerprint && card.kind === traits.kind,
  );
  if (known) return known;
  const card = { id: newId(draft, 'pm'), ...traits, createdAt: state.now };
  state.cards.push(card);
  return card;
}

/** Makes it the card that is charged from now on. */
export function keepCard(draft: Draft, card: SimulatedCard): void {
  const { customer } = draft.state;
  if (customer.cardId === card.id) return;
  customer.cardId = card.id;
  emit(draft, 'payment_method.attached', card.id);
  emit(draft, 'customer.updated', customer.id);
}

/** Waits for the cardholder to confirm at their bank. */
export function awaitConfirmation({ state }: Draft, targetId: string, card: SimulatedCard): PaymentOutcome {
  const others = state.confirmations.filter((waiting) => waiting.targetId !== targetId);
  state.confirmations = [...others, { targetId, cardId: card.id, createdAt: state.now }];
  return { outcome: 'authentication_needed', reason: 'authentication_required' };
}
