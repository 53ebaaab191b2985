import { SuccessPage } from '#web/features/payments/memberships/checkout/success-page.tsx';

export function SuccessRoute() {
  return <SuccessPage />;
}
