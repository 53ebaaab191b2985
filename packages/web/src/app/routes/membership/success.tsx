import { SuccessPage } from '#web/features/memberships/checkout/success-page.tsx';

export function SuccessRoute() {
  return <SuccessPage />;
}
