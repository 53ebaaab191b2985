import { useSearch } from '@tanstack/react-router';
import { PlansPage } from '#web/features/payments/memberships/plans/plans-page.tsx';
import { PremiumPreview } from '../../premium-preview/premium-preview.tsx';

export function SubscribePage() {
  const { plan } = useSearch({ from: '/buying/subscribe' });
  return <PlansPage chosen={plan} preview={<PremiumPreview />} />;
}
