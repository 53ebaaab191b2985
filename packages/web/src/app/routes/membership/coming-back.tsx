import { useSearch } from '@tanstack/react-router';
import { ReturnPage } from '#web/features/payments/memberships/checkout/return-page.tsx';
import { validateReturnSearch } from '#web/lib/addresses/membership-search.ts';

export function ComingBackRoute() {
  const { checkout } = validateReturnSearch({ ...useSearch({ strict: false }) });
  return <ReturnPage checkoutId={checkout} />;
}
