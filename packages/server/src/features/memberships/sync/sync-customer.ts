import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createCheckoutQueries } from '../checkouts/checkouts.queries.ts';
import { settleCheckout } from '../checkouts/settle-checkout.ts';
import { writeEntitlement } from '../entitlement/write-entitlement.ts';
import { createSyncQueries } from './sync.queries.ts';
import { writeCustomer } from './write-customer.ts';

/**
 * Fetches all that the provider holds of a member and writes it, with everything that follows from it, in one
 * transaction. Safe to call at any time and any number of times. Throws `payments.unavailable`.
 *
 * The fetch happens outside of the transaction, and takes its turn before it: of several at once the one that began last
 * wins. Whatever changes at the provider is followed by a fetch that begins later, so the last one has seen everything.
 */
export async function syncCustomer(
  { db, clock, payments, paymentEffects }: Pick<AppContext, 'db' | 'clock' | 'payments' | 'paymentEffects'>,
  userId: number,
): Promise<void> {
  const queries = createSyncQueries(db);
  const customerId = await queries.findCustomerId(userId);
  if (payments === null || customerId === null) return;
  const turn = await queries.nextTurn();
  const open = await createCheckoutQueries(db).findOpen(userId);
  const checkout = open?.providerId ? await payments.findCheckout(open.providerId) : null;
  const state = await payments.readCustomer(customerId);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    if (!(await createSyncQueries(tx).takeTurn(userId, turn))) return;
    await writeCustomer(tx, userId, state, now);
    if (open && checkout) await settleCheckout(tx, { row: open, state: checkout, now });
    await paymentEffects.apply(tx, { userId, now });
    await writeEntitlement(tx, userId, now);
  });
}
