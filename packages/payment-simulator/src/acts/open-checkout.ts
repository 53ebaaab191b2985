import type { Act } from '../act.ts';
import { demand, isLive, newId } from '../draft.ts';
import type { SimulatedCheckout } from '../state.ts';

type Question = Pick<SimulatedCheckout, 'interval' | 'returnUrl' | 'cancelUrl' | 'language' | 'kind'> & {
  /** Seconds; null: the first charge is made at once. */
  readonly freeUntil: number | null;
};

/** Opens a checkout for a plan. Refused beside a live subscription, unless the account sells several. */
export const openCheckout: Act<Question, { readonly checkoutId: string }> = {
  name: 'open-checkout',
  run(draft, { interval, freeUntil, kind, ...pages }) {
    const { state, settings } = draft;
    const isFree = settings.sellsSeveral || !state.subscriptions.some(isLive);
    demand(isFree, 'this customer has a live subscription');
    demand(freeUntil === null || freeUntil > state.now, 'free time is still to come');
    const id = newId(draft, 'cs');
    const checkout: SimulatedCheckout = {
      id,
      kind,
      status: 'open',
      interval,
      price: settings.prices[interval],
      freeUntil,
      language: pages.language,
      returnUrl: pages.returnUrl,
      cancelUrl: pages.cancelUrl,
      clientSecret: kind === 'form' ? `${id}_secret` : null,
      createdAt: state.now,
      expiresAt: state.now + settings.checkoutSeconds,
      completedAt: null,
      subscriptionId: null,
    };
    state.checkouts.push(checkout);
    return { checkoutId: id };
  },
};
