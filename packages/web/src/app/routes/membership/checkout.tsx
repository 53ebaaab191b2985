import { useSearch } from '@tanstack/react-router';
import { validatePlanSearch } from '#web/app/routing/membership-search.ts';
import { CheckoutPage } from '#web/features/memberships/checkout/checkout-page.tsx';

/** Without a chosen plan it begins with the smaller sum. */
export function CheckoutRoute() {
  const { plan = 'month' } = validatePlanSearch({ ...useSearch({ strict: false }) });
  return <CheckoutPage key={plan} plan={plan} />;
}
