import { HomeContent } from '#web/features/site/public-pages/home-content.tsx';

export function HomePage() {
  return <HomeContent />;
}
