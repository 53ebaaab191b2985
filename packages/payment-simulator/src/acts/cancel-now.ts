import type { Act } from '../act.ts';
import { demand, find, isLive } from '../draft.ts';
import { endSubscription } from '../due/end-subscription.ts';

/** Ends a subscription at once. Nothing is given back, and what was not paid is not asked for any more. */
export const cancelNow: Act<{ readonly subscriptionId: string }, null> = {
  name: 'cancel-now',
  run(draft, { subscriptionId }) {
    const subscription = find(draft.state.subscriptions, subscriptionId);
    demand(isLive(subscription), 'this subscription has ended');
    endSubscription(draft, subscription, 'void');
    return null;
  },
};
