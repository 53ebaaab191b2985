import type { PaymentOutcome } from '@chitta/payment-simulator/acts/keep-card';
import { payCheckout } from '@chitta/payment-simulator/acts/pay-checkout';
import type { CardInput } from '@chitta/payment-simulator/cards';
import { actOnCustomer } from '../act-on-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/** Somebody types a card into an open checkout. Throws `payments.refused` where it is not open any more. */
export function paySandboxCheckout(
  sandbox: PaymentSandbox,
  { checkoutId, card, key }: { readonly checkoutId: string; readonly card: CardInput; readonly key: string },
): Promise<PaymentOutcome> {
  return actOnCustomer(sandbox, { objectId: checkoutId, key, act: payCheckout }, { checkoutId, card });
}
