import type { AppContext } from '#server/context.ts';
import type { Subscription } from '#server/db/tables/payments/subscriptions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { createCheckoutQueries } from '../checkouts/checkouts.queries.ts';
import { endCheckout } from '../checkouts/end-checkout.ts';
import { createEntitlementQueries } from '../entitlement/entitlement.queries.ts';
import { writeEntitlement } from '../entitlement/write-entitlement.ts';
import { createSyncQueries } from './sync.queries.ts';
import { writeCustomer } from './write-customer.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'payments' | 'paymentEffects'>;

/**
 * Fetches all that the provider holds of a member and writes it, with everything that follows from it, in one
 * transaction. Safe to call at any time and any number of times. Throws `payments.unavailable`.
 *
 * A subscription that has lost the money that it runs on gives nothing from that moment, and is ended at the provider
 * too.
 */
export async function syncCustomer(parts: Parts, userId: number): Promise<void> {
  const { payments } = parts;
  if (payments === null) return;
  const lost = await fetchAndWrite(parts, payments, userId);
  if (lost === null) return;
  await payments.cancelNow({ subscriptionId: lost.id, key: `paid-back:${lost.id}` });
  await fetchAndWrite(parts, payments, userId);
}

/**
 * The fetch happens outside of the transaction, and takes its turn before it: of several at once the one that began last
 * wins. Whatever changes at the provider is followed by a fetch that begins later, so the last one has seen everything.
 * Returns a subscription that lives on without its money.
 */
async function fetchAndWrite(
  { db, clock, paymentEffects }: Parts,
  payments: Payments,
  userId: number,
): Promise<Subscription | null> {
  const provider = payments.kind;
  const queries = createSyncQueries(db);
  const customerId = await queries.findCustomerId(userId, provider);
  if (customerId === null) return null;
  const turn = await queries.nextTurn();
  const open = await createCheckoutQueries(db).findOpen(userId, provider);
  const checkout = open?.providerId ? await payments.findCheckout(open.providerId) : null;
  const state = await payments.readCustomer(customerId);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    if (!(await createSyncQueries(tx).takeTurn(userId, turn))) return null;
    await writeCustomer(tx, { userId, provider, state, now });
    if (open && checkout) await endCheckout(tx, { row: open, state: checkout, now });
    await paymentEffects.apply(tx, { userId, now });
    await writeEntitlement(tx, { userId, now, provider });
    return createEntitlementQueries(tx).findLost(userId, provider);
  });
}
