import type { PlanInterval } from '@chitta/contract/limits';
import type { Money } from '@chitta/contract/money';
import { toDate } from '@chitta/payment-simulator/periods';
import type { SimulatedCheckout } from '@chitta/payment-simulator/state';
import { findInCustomer } from '../find-in-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/** What the page shows on which somebody pays. */
export interface SandboxCheckout {
  readonly id: string;
  readonly customerId: string;
  readonly status: SimulatedCheckout['status'];
  readonly interval: PlanInterval;
  readonly price: Money;
  readonly freeUntil: Date | null;
  readonly language: 'en' | 'es';
  /** Where the browser goes once it is paid, with the checkout's id in it. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The cardholder is to answer their bank. */
  readonly isAwaited: boolean;
}

/** A checkout as its page shows it; null: there is none of that id. */
export function readSandboxCheckout(
  sandbox: PaymentSandbox,
  checkoutId: string,
): Promise<SandboxCheckout | null> {
  return findInCustomer(sandbox, checkoutId, ({ state }) => {
    const checkout = state.checkouts.find(({ id }) => id === checkoutId);
    if (!checkout) return null;
    const { id, status, interval, language, cancelUrl, freeUntil } = checkout;
    return {
      ...{ id, customerId: state.customer.id, status, interval, language, cancelUrl },
      price: { amount: checkout.price, currency: sandbox.settings.currency },
      freeUntil: freeUntil === null ? null : toDate(freeUntil),
      returnUrl: checkout.returnUrl.replaceAll('{id}', id),
      isAwaited: state.confirmations.some(({ targetId }) => targetId === id),
    };
  });
}
