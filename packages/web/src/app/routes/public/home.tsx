import { HomeContent } from '#web/features/public-pages/home-content.tsx';

export function HomePage() {
  return <HomeContent />;
}
