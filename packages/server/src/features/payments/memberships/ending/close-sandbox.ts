import type { AppContext } from '#server/context.ts';
import type { InvoiceState, Payments } from '#server/platform/payments/payments.ts';
import { createSandboxPayments } from '#server/platform/payments/sandbox/create-sandbox-payments.ts';
import { createPaymentSandbox } from '#server/platform/payments/sandbox/payment-sandbox.ts';
import { createCheckoutQueries } from '../checkouts/checkouts.queries.ts';
import { isLive } from '../sync/choose-live.ts';
import { findCustomerId } from '../sync/find-customer.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { createEndingQueries } from './ending.queries.ts';

/**
 * Ends all that was bought with pretend money, where the sandbox does not run: subscriptions end, checkouts close, and
 * every pretend payment is given back, so that months and commissions that followed from it are taken back as after any
 * refund. Done at the sandbox itself, which is part of this database, so it stays so when the sandbox runs again. Returns
 * how many members had something there.
 */
export async function closeSandbox(context: AppContext): Promise<number> {
  const { config, db, clock, log } = context;
  const queries = createEndingQueries(db);
  const members = await queries.listPretending();
  const paymentSandbox = createPaymentSandbox({
    ...context,
    config: { ...config, payments: { kind: 'sandbox' } },
  });
  if (members.length === 0 || paymentSandbox === null) return 0;
  const payments = createSandboxPayments(paymentSandbox);
  for (const userId of members) {
    await giveUp({ ...context, payments, paymentSandbox }, payments, userId).catch((error: unknown) =>
      log.error(
        { err: error, member: userId },
        'what a member has at the payment sandbox could not be ended',
      ),
    );
  }
  await queries.endPretending(clock.now());
  return members.length;
}

async function giveUp(context: AppContext, payments: Payments, userId: number): Promise<void> {
  const customerId = await findCustomerId(context.db, userId, 'sandbox');
  if (customerId === null) return;
  const open = await createCheckoutQueries(context.db).findOpen(userId, 'sandbox');
  if (open?.providerId) await payments.closeCheckout(open.providerId);
  const { subscriptions, invoices } = await payments.readCustomer(customerId);
  for (const { id } of subscriptions.filter(isLive))
    await payments.cancelNow({ subscriptionId: id, key: `sandbox-closed:${id}` });
  for (const invoice of invoices) {
    const amount = leftOf(invoice);
    if (amount > 0)
      await payments.refund({ invoiceId: invoice.id, amount, key: `sandbox-closed:${invoice.id}` });
  }
  await syncCustomer(context, userId);
}

/** Of a payment that the bank took, all is gone. */
function leftOf({ amountPaid, refunds, disputes }: InvoiceState): number {
  if (disputes.some(({ status }) => status === 'open' || status === 'lost')) return 0;
  return amountPaid - refunds.reduce((sum, { amount }) => sum + amount, 0);
}
