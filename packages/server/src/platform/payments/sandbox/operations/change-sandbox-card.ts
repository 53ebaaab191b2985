import { changeCard } from '@chitta/payment-simulator/acts/change-card';
import type { PaymentOutcome } from '@chitta/payment-simulator/acts/keep-card';
import type { CardInput } from '@chitta/payment-simulator/cards';
import { actOnCustomer } from '../act-on-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/** Replaces the card that a customer is charged on. */
export function changeSandboxCard(
  sandbox: PaymentSandbox,
  { customerId, card, key }: { readonly customerId: string; readonly card: CardInput; readonly key: string },
): Promise<PaymentOutcome> {
  return actOnCustomer(sandbox, { objectId: customerId, key, act: changeCard }, { card });
}
