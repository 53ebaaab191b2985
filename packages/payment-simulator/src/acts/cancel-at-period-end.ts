import type { Act } from '../act.ts';
import { demand, emit, find, isLive } from '../draft.ts';

/** Lets a subscription end with its period. A change of plan that waited for that end is dropped. */
export const cancelAtPeriodEnd: Act<{ readonly subscriptionId: string }, null> = {
  name: 'cancel-at-period-end',
  run(draft, { subscriptionId }) {
    const subscription = find(draft.state.subscriptions, subscriptionId);
    demand(isLive(subscription), 'this subscription has ended');
    subscription.cancelsAtPeriodEnd = true;
    subscription.canceledAt ??= draft.state.now;
    subscription.next = null;
    emit(draft, 'customer.subscription.updated', subscriptionId);
    return null;
  },
};
