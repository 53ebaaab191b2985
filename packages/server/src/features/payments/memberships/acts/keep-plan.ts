import type { Membership } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { actKey } from './act-key.ts';
import { actOnSubscription } from './act-on-subscription.ts';

/** Takes back a change of plan that waits for the end of the period. */
export function keepPlan(context: AppContext, userId: number): Promise<Membership> {
  return actOnSubscription(context, userId, async ({ payments, subscription }) => {
    if (subscription.nextInterval === null) return;
    await payments.keepPlan({
      subscriptionId: subscription.id,
      key: await actKey(context, 'keep', subscription.id),
    });
  });
}
