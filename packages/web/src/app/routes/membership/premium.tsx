import { PremiumCommunity } from '#web/features/memberships/premium/premium-community.tsx';
import { PremiumFeatures } from '#web/features/memberships/premium/premium-features.tsx';
import { PremiumInsights } from '#web/features/memberships/premium/premium-insights.tsx';

export function PremiumInsightsRoute() {
  return <PremiumInsights />;
}

export function PremiumFeaturesRoute() {
  return <PremiumFeatures />;
}

export function PremiumCommunityRoute() {
  return <PremiumCommunity />;
}
