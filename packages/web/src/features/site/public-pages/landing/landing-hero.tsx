import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LandingHeroProps {
  readonly sky: ReactNode;
  /** What one writes on. */
  readonly paper: ReactNode;
}

/** The first screen: the page to write on, and beside it the sky of the dream that stands there. */
export function LandingHero({ sky, paper }: LandingHeroProps) {
  const { t } = useTranslation('landing');
  return (
    <section className="landing-hero">
      <div className="landing-words">
        <h1 className="landing-title">{t('title')}</h1>
        <p className="landing-lead">{t('lead')}</p>
      </div>
      {sky}
      {paper}
    </section>
  );
}
