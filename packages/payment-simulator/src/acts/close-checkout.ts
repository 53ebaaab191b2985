import type { Act } from '../act.ts';
import { find } from '../draft.ts';
import { expireCheckout } from '../due/expire-checkout.ts';
import type { SimulatedCheckout } from '../state.ts';

/** Closes an open checkout, so that nobody can pay it any more, and answers how it stands then. */
export const closeCheckout: Act<
  { readonly checkoutId: string },
  { readonly status: SimulatedCheckout['status'] }
> = {
  name: 'close-checkout',
  run(draft, { checkoutId }) {
    const checkout = find(draft.state.checkouts, checkoutId);
    if (checkout.status === 'open') expireCheckout(draft, checkoutId);
    return { status: checkout.status };
  },
};
