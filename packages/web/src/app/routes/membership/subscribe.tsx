import { PlansPage } from '#web/features/payments/memberships/plans/plans-page.tsx';

export function SubscribePage() {
  return <PlansPage />;
}
