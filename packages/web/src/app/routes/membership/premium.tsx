import { PremiumCommunity } from '#web/features/payments/memberships/premium/premium-community.tsx';
import { PremiumFeatures } from '#web/features/payments/memberships/premium/premium-features.tsx';
import { PremiumInsights } from '#web/features/payments/memberships/premium/premium-insights.tsx';

export function PremiumInsightsRoute() {
  return <PremiumInsights />;
}

export function PremiumFeaturesRoute() {
  return <PremiumFeatures />;
}

export function PremiumCommunityRoute() {
  return <PremiumCommunity />;
}
