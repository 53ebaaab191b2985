import type { Act } from '../act.ts';
import { demand, emit, find, newId } from '../draft.ts';
import { refundableOf } from '../refundable-of.ts';

interface Question {
  readonly invoiceId: string;
  readonly amount: number;
}

/** Gives money of a paid invoice back, all or a part of what is left. Refused while a bank has taken it back. */
export const refund: Act<Question, { readonly refundId: string }> = {
  name: 'refund',
  run(draft, { invoiceId, amount }) {
    const { state } = draft;
    find(state.invoices, invoiceId);
    demand(Number.isSafeInteger(amount) && amount > 0, 'an amount is a whole number above zero');
    const { charge, left } = refundableOf(state, invoiceId);
    demand(charge && amount <= left, 'no more is given back than was paid');
    const id = newId(draft, 're');
    const { now: createdAt } = state;
    state.refunds.push({ id, invoiceId, chargeId: charge.id, amount, status: 'succeeded', createdAt });
    emit(draft, 'refund.created', id);
    emit(draft, 'charge.refunded', charge.id);
    return { refundId: id };
  },
};
