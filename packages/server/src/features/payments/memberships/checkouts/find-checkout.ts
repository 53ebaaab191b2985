import type { Checkout } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { presentCheckout } from '../memberships.presenter.ts';
import { createCheckoutQueries } from './checkouts.queries.ts';

/**
 * A member's checkout as it was last heard of: asking changes nothing, and the provider is looked at by recovering.
 * Throws `memberships.not_sold`, `memberships.checkout_not_found`, `payments.unavailable`.
 */
export async function findCheckout(
  { payments, db }: Pick<AppContext, 'payments' | 'db'>,
  userId: number,
  id: number,
): Promise<Checkout> {
  assertThat(payments, 'memberships.not_sold');
  const row = await createCheckoutQueries(db).find(userId, id);
  assertThat(row, 'memberships.checkout_not_found');
  return presentCheckout(row, await payments.readPrices());
}
