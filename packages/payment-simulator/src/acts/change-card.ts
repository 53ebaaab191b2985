import type { Act } from '../act.ts';
import { answerOfBank, type CardInput } from '../cards.ts';
import {
  awaitConfirmation,
  declined,
  done,
  keepCard,
  type PaymentOutcome,
  recogniseCard,
} from './keep-card.ts';

/** Replaces the card that is charged. Nothing is charged now. */
export const changeCard: Act<{ readonly card: CardInput }, PaymentOutcome> = {
  name: 'change-card',
  run(draft, { card: input }) {
    const refusal = answerOfBank(input.kind, true);
    if (refusal !== null && refusal !== 'authentication_required') return declined(refusal);
    const card = recogniseCard(draft, input);
    if (refusal !== null) return awaitConfirmation(draft, draft.state.customer.id, card);
    keepCard(draft, card);
    return done;
  },
};
