import { perform } from '@chitta/payment-simulator/act';
import { closeCheckout } from '@chitta/payment-simulator/acts/close-checkout';
import { openCheckout } from '@chitta/payment-simulator/acts/open-checkout';
import { find } from '@chitta/payment-simulator/draft';
import { toSeconds } from '@chitta/payment-simulator/periods';
import type { CheckoutState, NewCheckout } from '../payments.ts';
import { actOnCustomer } from './act-on-customer.ts';
import { changeCustomer, customerIdOf } from './change-customer.ts';
import { findInCustomer } from './find-in-customer.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';
import { presentCheckout } from './sandbox-pages.ts';

function readCheckout(sandbox: PaymentSandbox, checkoutId: string): Promise<CheckoutState> {
  return lookAtCustomer(sandbox, checkoutId, ({ state }) =>
    presentCheckout(state.customer.id, find(state.checkouts, checkoutId)),
  );
}

/** Opens a checkout once under its key; a repetition answers how that one stands now. */
export async function openSandboxCheckout(
  sandbox: PaymentSandbox,
  { customerId, key, freeUntil, interval, returnUrl, cancelUrl, language, kind }: NewCheckout,
): Promise<CheckoutState> {
  const { checkoutId } = await changeCustomer(sandbox, customerId, {
    work: ({ state, now }) => {
      // Whoever asks counts from the server's time; this customer's may be ahead.
      const ahead = now - toSeconds(sandbox.clock.now());
      return perform(state, { settings: sandbox.settings, now, key }, openCheckout, {
        ...{ interval, returnUrl, cancelUrl, language, kind },
        freeUntil: freeUntil === null ? null : toSeconds(freeUntil) + ahead,
      });
    },
  });
  return readCheckout(sandbox, checkoutId);
}

/** How a checkout stands; null: there is none of that id. */
export function findSandboxCheckout(
  sandbox: PaymentSandbox,
  checkoutId: string,
): Promise<CheckoutState | null> {
  return findInCustomer(sandbox, checkoutId, ({ state }) => {
    const checkout = state.checkouts.find(({ id }) => id === checkoutId);
    return checkout ? presentCheckout(customerIdOf(checkoutId), checkout) : null;
  });
}

/** Closes an open checkout and answers how it stands then; closing again changes nothing. */
export async function closeSandboxCheckout(
  sandbox: PaymentSandbox,
  checkoutId: string,
): Promise<CheckoutState> {
  const key = `close:${checkoutId}`;
  await actOnCustomer(sandbox, { objectId: checkoutId, key, act: closeCheckout }, { checkoutId });
  return readCheckout(sandbox, checkoutId);
}
