import type { PaymentOutcome } from '../../simulator/acts/keep-card.ts';
import { payCheckout } from '../../simulator/acts/pay-checkout.ts';
import type { CardInput } from '../../simulator/cards.ts';
import { actOnCustomer } from '../act-on-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/** Somebody types a card into an open checkout. Throws `payments.refused` where it is not open any more. */
export function paySandboxCheckout(
  sandbox: PaymentSandbox,
  { checkoutId, card, key }: { readonly checkoutId: string; readonly card: CardInput; readonly key: string },
): Promise<PaymentOutcome> {
  return actOnCustomer(sandbox, { objectId: checkoutId, key, act: payCheckout }, { checkoutId, card });
}
