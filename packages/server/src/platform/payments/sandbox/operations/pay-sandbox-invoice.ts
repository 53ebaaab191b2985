import type { PaymentOutcome } from '@chitta/payment-simulator/acts/keep-card';
import { payInvoice } from '@chitta/payment-simulator/acts/pay-invoice';
import type { CardInput } from '@chitta/payment-simulator/cards';
import { actOnCustomer } from '../act-on-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/** Somebody pays an invoice whose own payment failed. Throws `payments.refused` where it is not open. */
export function paySandboxInvoice(
  sandbox: PaymentSandbox,
  { invoiceId, card, key }: { readonly invoiceId: string; readonly card: CardInput; readonly key: string },
): Promise<PaymentOutcome> {
  return actOnCustomer(sandbox, { objectId: invoiceId, key, act: payInvoice }, { invoiceId, card });
}
