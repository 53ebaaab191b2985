import { useSearch } from '@tanstack/react-router';
import { CheckoutPage } from '#web/features/payments/memberships/checkout/checkout-page.tsx';
import { validatePlanSearch } from '#web/lib/addresses/membership-search.ts';

/** Without a chosen plan it begins with the smaller sum. */
export function CheckoutRoute() {
  const { plan = 'month' } = validatePlanSearch({ ...useSearch({ strict: false }) });
  return <CheckoutPage key={plan} plan={plan} />;
}
