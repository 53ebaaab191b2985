import { useSearch } from '@tanstack/react-router';
import { validateReturnSearch } from '#web/app/routing/membership-search.ts';
import { ReturnPage } from '#web/features/memberships/checkout/return-page.tsx';

export function ComingBackRoute() {
  const { checkout } = validateReturnSearch({ ...useSearch({ strict: false }) });
  return <ReturnPage checkoutId={checkout} />;
}
