import type { Membership } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { actKey } from './act-key.ts';
import { actOnSubscription } from './act-on-subscription.ts';

/** Ends the membership with its period. Done already, it stays done. */
export function cancel(context: AppContext, userId: number): Promise<Membership> {
  return actOnSubscription(context, userId, async ({ payments, subscription }) => {
    if (subscription.cancelsAtPeriodEnd) return;
    await payments.cancelAtPeriodEnd({
      subscriptionId: subscription.id,
      key: await actKey(context, 'cancel', subscription.id),
    });
  });
}
