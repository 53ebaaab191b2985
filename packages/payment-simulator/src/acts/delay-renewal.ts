import type { Act } from '../act.ts';
import { demand, emit, find } from '../draft.ts';
import { keepsTo } from '../periods.ts';

interface Question {
  readonly subscriptionId: string;
  /** Seconds. */
  readonly until: number;
}

/**
 * Moves the next renewal on; the time until then is free. As with Stripe, a free period begins now. Renewals keep to
 * their day of the month, unless `until` is on another.
 */
export const delayRenewal: Act<Question, null> = {
  name: 'delay-renewal',
  run(draft, { subscriptionId, until }) {
    const { state } = draft;
    const subscription = find(state.subscriptions, subscriptionId);
    const { status, periodEnd, anchor } = subscription;
    demand(status === 'active' || status === 'trialing', 'this subscription is not in good standing');
    demand(until > periodEnd, 'a renewal is not moved to an earlier time');
    if (status === 'active') {
      subscription.status = 'trialing';
      subscription.trialStart = state.now;
      subscription.periodStart = state.now;
    }
    subscription.trialEnd = until;
    subscription.periodEnd = until;
    if (!keepsTo(anchor, until)) subscription.anchor = until;
    emit(draft, 'customer.subscription.updated', subscriptionId);
    return null;
  },
};
