import type { Membership } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { findMembership } from './find-membership.ts';
import { syncCustomer } from './sync/sync-customer.ts';

/**
 * Looks at the provider for a payment that this server has not heard of, such as one that went through while the browser
 * was closed. Charges nothing. Throws `memberships.not_sold`, `payments.unavailable`.
 */
export async function recover(context: AppContext, userId: number): Promise<Membership> {
  assertThat(context.payments, 'memberships.not_sold');
  await syncCustomer(context, userId);
  return findMembership(context, userId);
}
