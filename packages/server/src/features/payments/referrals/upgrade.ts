import type { ReferralStatus } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { syncCustomer } from '../memberships/sync/sync-customer.ts';
import { createReferralsQueries } from './referrals.queries.ts';

/**
 * The member says to have subscribed: what is true of it is asked of the provider, whatever was said, and all follows from
 * that. Returns how the referral stands that the member came by; null: none. Throws `requests.user_mismatch`, `payments.*`.
 */
export async function upgradeReferral(
  context: AppContext,
  userId: number,
  subscriptionId: string,
): Promise<ReferralStatus | null> {
  const queries = createReferralsQueries(context.db);
  assertThat(!(await queries.isSubscriptionOfOther(userId, subscriptionId)), 'requests.user_mismatch');
  await syncCustomer(context, userId);
  return (await queries.findOfReferee(userId))?.rewardStatus ?? null;
}
