import type { Act } from '../act.ts';
import { demand, emit, find, newId } from '../draft.ts';
import { refundableOf } from '../refundable-of.ts';

interface Question {
  readonly invoiceId: string;
  /** The bank only asks: it takes nothing back yet. */
  readonly isInquiry: boolean;
}

/** The cardholder tells their bank that they did not want to pay. One of a payment, for all of it that is left. */
export const openDispute: Act<Question, { readonly disputeId: string }> = {
  name: 'open-dispute',
  run(draft, { invoiceId, isInquiry }) {
    const { state } = draft;
    find(state.invoices, invoiceId);
    const { charge, left } = refundableOf(state, invoiceId);
    demand(charge && left > 0, 'nothing is left that could be disputed');
    demand(
      !state.disputes.some(({ chargeId }) => chargeId === charge.id),
      'this payment was disputed before',
    );
    const id = newId(draft, 'dp');
    const status = isInquiry ? 'inquiry' : 'open';
    state.disputes.push({ id, invoiceId, chargeId: charge.id, amount: left, status, createdAt: state.now });
    emit(draft, 'charge.dispute.created', id);
    if (!isInquiry) emit(draft, 'charge.dispute.funds_withdrawn', id);
    return { disputeId: id };
  },
};
