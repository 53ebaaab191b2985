import { LandingContent } from '#web/features/public-pages/landing-content.tsx';

export function LandingPage() {
  return <LandingContent />;
}
