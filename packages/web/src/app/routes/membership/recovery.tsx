import { RecoveryPage } from '#web/features/memberships/checkout/recovery-page.tsx';

export function RecoveryRoute() {
  return <RecoveryPage />;
}
