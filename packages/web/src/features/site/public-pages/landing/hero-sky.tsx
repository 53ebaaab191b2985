import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { SkyDrawing } from '#web/ui/sky/sky-drawing.tsx';
import type { HeroSkies } from './example/example-dream.ts';

interface HeroSkyProps {
  readonly skies: HeroSkies;
  /** Ids of stars to show bright. */
  readonly lit?: ReadonlySet<string>;
}

/** The sky of the dream on the first page, in both sizes; the style sheet shows one, so that it is right before any script. */
export function HeroSky({ skies, lit }: HeroSkyProps) {
  const { t } = useTranslation('landing');
  const words = skies.wide.stars.map(({ word, name }) => word || name).join(', ');
  return (
    <div
      className={classNames('landing-sky', skies.isOwn && 'is-own')}
      role="img"
      aria-label={t('sky', { words })}
    >
      <SkyDrawing sky={skies.front} lit={lit} className="is-front" />
      <SkyDrawing sky={skies.wide} lit={lit} className="is-wide" />
    </div>
  );
}
