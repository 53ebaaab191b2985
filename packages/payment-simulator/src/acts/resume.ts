import type { Act } from '../act.ts';
import { demand, emit, find, isLive } from '../draft.ts';

/** Lets a subscription go on that was to end with its period. */
export const resume: Act<{ readonly subscriptionId: string }, null> = {
  name: 'resume',
  run(draft, { subscriptionId }) {
    const subscription = find(draft.state.subscriptions, subscriptionId);
    demand(isLive(subscription), 'this subscription has ended');
    subscription.cancelsAtPeriodEnd = false;
    subscription.canceledAt = null;
    emit(draft, 'customer.subscription.updated', subscriptionId);
    return null;
  },
};
