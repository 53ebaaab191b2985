import { useSearch } from '@tanstack/react-router';
import { ElementsPage } from '#web/features/payments/memberships/elements/elements-page.tsx';
import { validatePlanSearch } from '#web/lib/addresses/membership-search.ts';

/** Without a chosen plan it begins with the smaller sum. */
export function ElementsRoute() {
  const { plan = 'month' } = validatePlanSearch({ ...useSearch({ strict: false }) });
  return <ElementsPage key={plan} plan={plan} />;
}
