import type { Transaction } from '#server/db/client.ts';
import type { CustomerState, InvoiceState } from '#server/platform/payments/payments.ts';
import { chooseLive, isLive, isOwn } from './choose-live.ts';
import { createSyncQueries } from './sync.queries.ts';

/** Writes what the provider holds of a member, as far as it is ours. */
export async function writeCustomer(
  tx: Transaction,
  userId: number,
  state: CustomerState,
  now: Date,
): Promise<void> {
  const queries = createSyncQueries(tx);
  const own = state.subscriptions.filter(isOwn);
  const ids = new Set(own.map(({ id }) => id));
  const counting = chooseLive(own);
  const shared = {
    userId,
    syncedAt: now,
    cardBrand: state.card?.brand ?? null,
    cardLast4: state.card?.last4 ?? null,
  };
  const rows = own.map((one) => ({ ...one, ...shared, isExtra: isLive(one) && one !== counting }));
  // Those that no longer live, and extra ones, first: only one may live at any moment.
  const inOrder = rows.toSorted(
    (one, other) => Number(one.id === counting?.id) - Number(other.id === counting?.id),
  );
  await queries.putSubscriptions(inOrder);
  const invoices = state.invoices.filter(
    ({ subscriptionId }) => subscriptionId !== null && ids.has(subscriptionId),
  );
  await queries.putInvoices(invoices.map((invoice) => toInvoice(userId, invoice)));
  await queries.putRefunds(
    invoices.flatMap(({ id: invoiceId, refunds }) =>
      refunds.map((refund) => ({ ...refund, userId, invoiceId })),
    ),
  );
  await queries.putDisputes(
    invoices.flatMap(({ id: invoiceId, disputes }) =>
      disputes.map((dispute) => ({ ...dispute, userId, invoiceId })),
    ),
  );
}

function toInvoice(userId: number, { refunds: _refunds, disputes: _disputes, ...invoice }: InvoiceState) {
  return { ...invoice, userId };
}
