import { LandingContent } from '#web/features/site/public-pages/landing/landing-content.tsx';

export function LandingPage() {
  return <LandingContent />;
}
