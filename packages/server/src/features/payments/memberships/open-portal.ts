import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createSyncQueries } from './sync/sync.queries.ts';

/** Address of the provider's own page for cards and receipts. Throws `memberships.no_customer`, `payments.*`. */
export async function openPortal(
  { payments, db }: Pick<AppContext, 'payments' | 'db'>,
  userId: number,
  origin: string,
): Promise<string> {
  assertThat(payments, 'memberships.not_sold');
  const customerId = await createSyncQueries(db).findCustomerId(userId, payments.kind);
  assertThat(customerId, 'memberships.no_customer');
  return payments.openPortal({ customerId, returnUrl: `${origin}/account/subscription` });
}
