import type { Membership } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { actKey } from './act-key.ts';
import { actOnSubscription } from './act-on-subscription.ts';

/** Lets a cancelled membership go on. One that goes on anyway stays as it is. */
export function resume(context: AppContext, userId: number): Promise<Membership> {
  return actOnSubscription(context, userId, async ({ payments, subscription }) => {
    if (!subscription.cancelsAtPeriodEnd) return;
    await payments.resume({
      subscriptionId: subscription.id,
      key: await actKey(context, 'resume', subscription.id),
    });
  });
}
