import type { LandingVariant } from '@chitta/contract';
import type { Language } from '@chitta/contract/first-page';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { HeroSkies } from './example/example-dream.ts';
import type { LiveReading } from './live-reading/live-reading-protocol.ts';
import { LandingRows, landingBlocks } from './rows/landing-rows.tsx';
import { TriedReading } from './tried-reading.tsx';
import { type Asked, useAskedReading } from './use-asked-reading.ts';
import { FollowChoice } from './variant/follow-choice.tsx';
import { variantText } from './variant/shown-variant.ts';
import './more.css';

export { HeroSky } from './hero-sky.tsx';

interface LandingMoreProps {
  readonly language: Language;
  /** Null: the page as it is. */
  readonly variant: LandingVariant | null;
  readonly asked: Asked | null;
  readonly isNear: boolean;
  /** The visitor has written something. */
  readonly hasOwn: boolean;
  /** The reading that was asked for is there, or will never be. */
  readonly onAnswered: (asked: Asked) => void;
  /** The sky to show: of what was read last, else of the example. */
  readonly onSkies: (skies: HeroSkies) => void;
  readonly onLight: (symbols: ReadonlySet<string>) => void;
  readonly onWriteOwn: () => void;
}

function LandingEnd({ language, variant }: Pick<LandingMoreProps, 'language' | 'variant'>) {
  const { t } = useTranslation('landing-more');
  return (
    <footer className="landing-end">
      <p>{t('price')}</p>
      <p className="landing-ways">
        <Link to={paths.signup} className={buttonClass('primary', 'large')}>
          {variantText(variant, 'secondaryCta', language) ?? t('example.start')}
        </Link>
        <Link to={paths.learn} className={buttonClass('ghost', 'large')}>
          {t('how')}
        </Link>
      </p>
      {typeof variant?.phase === 'number' && <FollowChoice />}
    </footer>
  );
}

/** The reading that was last there: while another is on its way, the one before it stays. */
function useLastReading(asked: Asked | null, reading: LiveReading | null) {
  const [shown, setShown] = useState<{ asked: Asked; reading: LiveReading } | null>(null);
  if (asked && reading && (shown?.asked !== asked || shown.reading !== reading)) setShown({ asked, reading });
  return shown;
}

/** Below the first screen: the reading that was asked for, what else there is to know, the price. */
export function LandingMore({ language, variant, asked, isNear, hasOwn, ...on }: LandingMoreProps) {
  const { onAnswered, onSkies, onLight, onWriteOwn } = on;
  const { t } = useTranslation('landing');
  const { example, reading, skies, hasFailed } = useAskedReading({ language, asked, isNear });
  const sky = (hasOwn && skies) || example?.skies;
  useEffect(() => {
    if (sky) onSkies(sky);
  }, [sky, onSkies]);
  useEffect(() => {
    if (asked && (reading || hasFailed)) onAnswered(asked);
  }, [asked, reading, hasFailed, onAnswered]);
  const shown = useLastReading(asked, reading);
  return (
    <>
      {hasFailed && asked && <p role="alert">{t('failed')}</p>}
      {shown && !hasFailed && (
        <TriedReading
          key={shown.reading.text}
          asked={shown.asked}
          reading={shown.reading}
          isExample={shown.asked.text === ''}
          onLight={onLight}
          onWriteOwn={onWriteOwn}
        />
      )}
      <LandingRows example={example?.reading ?? null} order={variant?.content.blocks ?? landingBlocks} />
      <LandingEnd language={language} variant={variant} />
    </>
  );
}
