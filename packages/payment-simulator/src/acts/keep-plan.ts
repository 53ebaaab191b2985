import type { Act } from '../act.ts';
import { demand, emit, find } from '../draft.ts';

/** Takes back a change that waits for the end of the period. */
export const keepPlan: Act<{ readonly subscriptionId: string }, null> = {
  name: 'keep-plan',
  run(draft, { subscriptionId }) {
    const subscription = find(draft.state.subscriptions, subscriptionId);
    demand(subscription.next !== null, 'no change waits');
    subscription.next = null;
    emit(draft, 'customer.subscription.updated', subscriptionId);
    return null;
  },
};
