import type { Act } from '../act.ts';
import { answerOfBank, type CardInput } from '../cards.ts';
import { type Draft, demand, find, isLive } from '../draft.ts';
import type { SimulatedCheckout } from '../state.ts';
import { beginSubscription } from './begin-subscription.ts';
import { awaitConfirmation, declined, done, type PaymentOutcome, recogniseCard } from './keep-card.ts';

/** An open checkout that may be paid: of two that were opened, only the first is. */
export function findPayable({ state, settings }: Draft, checkoutId: string): SimulatedCheckout {
  const checkout = find(state.checkouts, checkoutId);
  demand(checkout.status === 'open', 'this checkout is not open any more');
  const isFree = settings.sellsSeveral || !state.subscriptions.some(isLive);
  demand(isFree, 'this customer has a live subscription');
  return checkout;
}

/** Types a card into an open checkout. A declined one leaves it open for another. */
export const payCheckout: Act<{ readonly checkoutId: string; readonly card: CardInput }, PaymentOutcome> = {
  name: 'pay-checkout',
  run(draft, { checkoutId, card: input }) {
    const checkout = findPayable(draft, checkoutId);
    const refusal = answerOfBank(input.kind, true);
    if (refusal !== null && refusal !== 'authentication_required') return declined(refusal);
    const card = recogniseCard(draft, input);
    if (refusal !== null) return awaitConfirmation(draft, checkoutId, card);
    beginSubscription(draft, checkout, card);
    return done;
  },
};
