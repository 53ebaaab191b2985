import { PlansPage } from '#web/features/memberships/plans/plans-page.tsx';

export function SubscribePage() {
  return <PlansPage />;
}
