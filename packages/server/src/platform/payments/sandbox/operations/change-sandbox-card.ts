import { changeCard } from '../../simulator/acts/change-card.ts';
import type { PaymentOutcome } from '../../simulator/acts/keep-card.ts';
import type { CardInput } from '../../simulator/cards.ts';
import { actOnCustomer } from '../act-on-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/** Replaces the card that a customer is charged on. */
export function changeSandboxCard(
  sandbox: PaymentSandbox,
  { customerId, card, key }: { readonly customerId: string; readonly card: CardInput; readonly key: string },
): Promise<PaymentOutcome> {
  return actOnCustomer(sandbox, { objectId: customerId, key, act: changeCard }, { card });
}
