import { useSearch } from '@tanstack/react-router';
import { validatePlanSearch } from '#web/app/routing/membership-search.ts';
import { ElementsPage } from '#web/features/memberships/elements/elements-page.tsx';

/** Without a chosen plan it begins with the smaller sum. */
export function ElementsRoute() {
  const { plan = 'month' } = validatePlanSearch({ ...useSearch({ strict: false }) });
  return <ElementsPage key={plan} plan={plan} />;
}
