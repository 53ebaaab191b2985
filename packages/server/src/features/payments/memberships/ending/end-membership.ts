import type { AppContext } from '#server/context.ts';
import { createEntitlementQueries } from '../entitlement/entitlement.queries.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

/**
 * Ends the membership of an account that is closed or about to be erased, so that nobody is charged for what they have
 * left. `now` ends it at once, else it ends with its period, which leaves time to come back. Throws `payments.*`.
 */
export async function endMembership(
  context: AppContext,
  userId: number,
  when: 'now' | 'period_end',
): Promise<void> {
  const { payments, db } = context;
  if (payments === null) return;
  await syncCustomer(context, userId);
  const subscription = await createEntitlementQueries(db).findLive(userId, payments.kind);
  if (subscription === null) return;
  const subscriptionId = subscription.id;
  if (when === 'now') await payments.cancelNow({ subscriptionId, key: `erase:${subscriptionId}` });
  else if (!subscription.cancelsAtPeriodEnd)
    await payments.cancelAtPeriodEnd({
      subscriptionId,
      key: `close:${subscriptionId}:${subscription.periodEnd.toISOString()}`,
    });
  else return;
  await syncCustomer(context, userId);
}
