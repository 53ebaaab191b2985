import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LandingHeroProps {
  /** Words of a variant, in place of the page's own. */
  readonly headline?: string | undefined;
  readonly lead?: string | undefined;
  readonly sky: ReactNode;
  /** What one writes on. */
  readonly paper: ReactNode;
}

/**
 * The first screen: the page to write on, and beside it the sky of the dream that stands there. What is marked with
 * `data-landing-text` holds text alone: the server puts the words of a variant there.
 */
export function LandingHero({ headline, lead, sky, paper }: LandingHeroProps) {
  const { t } = useTranslation('landing');
  return (
    <section className="landing-hero">
      <div className="landing-words">
        <h1 className="landing-title" data-landing-text="headline">
          {headline ?? t('title')}
        </h1>
        <p className="landing-lead" data-landing-text="lead">
          {lead ?? t('lead')}
        </p>
      </div>
      {sky}
      {paper}
    </section>
  );
}
