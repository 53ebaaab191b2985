import { PremiumCommunity } from '#web/features/payments/memberships/premium/premium-community.tsx';
import { PremiumFeatures } from '#web/features/payments/memberships/premium/premium-features.tsx';

export function PremiumFeaturesRoute() {
  return <PremiumFeatures />;
}

export function PremiumCommunityRoute() {
  return <PremiumCommunity />;
}
