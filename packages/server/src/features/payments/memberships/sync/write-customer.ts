import type { Transaction } from '#server/db/client.ts';
import type { CustomerState, InvoiceState, PaymentProvider } from '#server/platform/payments/payments.ts';
import { chooseLive, isLive, isOwn } from './choose-live.ts';
import { lostPaymentOf } from './lost-payment-of.policy.ts';
import { createSyncQueries } from './sync.queries.ts';

/** What a provider holds of a member, and when it was looked at. */
export interface FetchedCustomer {
  readonly userId: number;
  readonly provider: PaymentProvider;
  readonly state: CustomerState;
  readonly now: Date;
}

/** Writes what the provider holds of a member, as far as it is ours. */
export async function writeCustomer(
  tx: Transaction,
  { userId, provider, state, now }: FetchedCustomer,
): Promise<void> {
  const queries = createSyncQueries(tx);
  const own = state.subscriptions.filter(isOwn);
  const ids = new Set(own.map(({ id }) => id));
  const counting = chooseLive(own);
  const shared = {
    userId,
    provider,
    syncedAt: now,
    cardBrand: state.card?.brand ?? null,
    cardLast4: state.card?.last4 ?? null,
  };
  const rows = own.map((one) => ({
    ...one,
    ...shared,
    isExtra: isLive(one) && one !== counting,
    lostPayment: isLive(one) ? lostPaymentOf(one, state.invoices) : null,
  }));
  // Those that no longer live, and extra ones, first: only one may live at any moment.
  const inOrder = rows.toSorted(
    (one, other) => Number(one.id === counting?.id) - Number(other.id === counting?.id),
  );
  await queries.putSubscriptions(inOrder);
  const invoices = state.invoices.filter(
    ({ subscriptionId }) => subscriptionId !== null && ids.has(subscriptionId),
  );
  await queries.putInvoices(invoices.map((invoice) => toInvoice({ userId, provider }, invoice)));
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

function toInvoice(
  shared: Pick<FetchedCustomer, 'userId' | 'provider'>,
  { refunds: _refunds, disputes: _disputes, ...invoice }: InvoiceState,
) {
  return { ...invoice, ...shared };
}
