import { assertThat } from '../../../errors/app-error.ts';
import { idOf } from '../plans.ts';
import { invoiceExpansions, withAllPayments } from '../reading/read-payments.ts';
import type { StripeAccount } from '../stripe-account.ts';

/** Gives money of a paid invoice back, to where it came from. Throws `payments.refused` where nothing was paid. */
export async function refundStripeInvoice(
  account: StripeAccount,
  { invoiceId, amount, key }: { readonly invoiceId: string; readonly amount: number; readonly key: string },
): Promise<void> {
  const stripe = await account.open();
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: [...invoiceExpansions] });
  const { payments } = await withAllPayments(stripe, invoice);
  const paid = (payments?.data ?? []).filter(({ status }) => status === 'paid');
  const largest = paid.toSorted((one, other) => (other.amount_paid ?? 0) - (one.amount_paid ?? 0))[0];
  const intent = idOf(largest?.payment.payment_intent);
  const charge = idOf(largest?.payment.charge);
  assertThat(intent ?? charge, 'payments.refused');
  await stripe.refunds.create(
    { amount, ...(intent !== null ? { payment_intent: intent } : charge !== null && { charge }) },
    { idempotencyKey: key },
  );
}
