import type { Act } from '../act.ts';
import { type Draft, demand, emit, find } from '../draft.ts';
import { refundableOf } from '../refundable-of.ts';
import type { SimulatedDispute } from '../state.ts';

interface Question {
  readonly disputeId: string;
  /** `open`: what was only asked becomes a dispute. */
  readonly outcome: 'open' | 'won' | 'lost';
}

/** The bank decides; `won` is for us. */
export const decideDispute: Act<Question, { readonly status: SimulatedDispute['status'] }> = {
  name: 'decide-dispute',
  run(draft, { disputeId, outcome }) {
    const dispute = find(draft.state.disputes, disputeId);
    if (outcome === 'open') escalate(draft, dispute);
    else decide(draft, dispute, outcome);
    return { status: dispute.status };
  },
};

function escalate(draft: Draft, dispute: SimulatedDispute): void {
  demand(dispute.status === 'inquiry', 'this is a dispute already, or over');
  // What was refunded since the bank asked is not taken a second time.
  dispute.amount = refundableOf(draft.state, dispute.invoiceId).left;
  demand(dispute.amount > 0, 'everything was refunded');
  dispute.status = 'open';
  emit(draft, 'charge.dispute.updated', dispute.id);
  emit(draft, 'charge.dispute.funds_withdrawn', dispute.id);
}

function decide(draft: Draft, dispute: SimulatedDispute, outcome: 'won' | 'lost'): void {
  const before = dispute.status;
  demand(before === 'open' || (before === 'inquiry' && outcome === 'won'), 'there is nothing to decide');
  dispute.status = outcome;
  emit(draft, 'charge.dispute.closed', dispute.id);
  if (before === 'open' && outcome === 'won') emit(draft, 'charge.dispute.funds_reinstated', dispute.id);
}
