import { type Draft, emit, find } from '../draft.ts';

/** Closes a checkout that nobody has paid. */
export function expireCheckout(draft: Draft, checkoutId: string): void {
  const checkout = find(draft.state.checkouts, checkoutId);
  checkout.status = 'expired';
  draft.state.confirmations = draft.state.confirmations.filter(({ targetId }) => targetId !== checkoutId);
  emit(draft, 'checkout.session.expired', checkoutId);
}
