import { RecoveryPage } from '#web/features/payments/memberships/checkout/recovery-page.tsx';

export function RecoveryRoute() {
  return <RecoveryPage />;
}
