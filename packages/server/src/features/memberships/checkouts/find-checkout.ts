import type { Checkout } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/app-error.ts';
import { presentCheckout } from '../memberships.presenter.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { createCheckoutQueries } from './checkouts.queries.ts';

/**
 * How a member's checkout stands. While it is open the provider is asked, so that a payment counts as soon as the browser
 * is back. Throws `memberships.not_sold`, `memberships.checkout_not_found`, `payments.unavailable`.
 */
export async function findCheckout(context: AppContext, userId: number, id: number): Promise<Checkout> {
  const { payments, db } = context;
  assertThat(payments, 'memberships.not_sold');
  const queries = createCheckoutQueries(db);
  const known = await queries.find(userId, id);
  assertThat(known, 'memberships.checkout_not_found');
  if (known.status === 'open') await syncCustomer(context, userId);
  const row = (await queries.find(userId, id)) ?? known;
  return presentCheckout(row, await payments.readPrices());
}
