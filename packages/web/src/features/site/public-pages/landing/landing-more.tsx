import type { LandingVariant } from '@chitta/contract';
import type { Language } from '@chitta/contract/first-page';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { HeroSkies } from './example/example-dream.ts';
import { LandingRows, landingBlocks } from './rows/landing-rows.tsx';
import { showPlace } from './show-place.ts';
import { TriedReading } from './tried-reading.tsx';
import { type Asked, useAskedReading } from './use-asked-reading.ts';
import { FollowChoice } from './variant/follow-choice.tsx';
import { variantText } from './variant/shown-variant.ts';
import { useOwnSky } from './writing/use-own-sky.ts';
import { WritingMarks } from './writing/writing-marks.tsx';
import './more.css';

export { HeroSky } from './hero-sky.tsx';

interface LandingMoreProps {
  readonly language: Language;
  /** Null: the page as it is. */
  readonly variant: LandingVariant | null;
  readonly asked: Asked | null;
  readonly isNear: boolean;
  /** What is written on, and what stands there. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** The reading that was asked for is there, or will never be. */
  readonly onAnswered: (asked: Asked) => void;
  /** The sky to show: of what is being written or was read, else of the example. */
  readonly onSkies: (skies: HeroSkies) => void;
  readonly onLight: (symbols: ReadonlySet<string>) => void;
  /** Back from a reading to the paper. */
  readonly onWrite: () => void;
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

/** Below the first screen: the reading that was asked for, what else there is to know, the price. */
export function LandingMore({ language, variant, asked, field, text, isNear, ...on }: LandingMoreProps) {
  const { onAnswered, onSkies, onLight, onWrite } = on;
  const { t } = useTranslation('landing');
  const words = text.trim();
  const { example, answer, seen } = useAskedReading({ language, asked, words, isNear });
  const sky = useOwnSky({ answer, seen, words }) ?? example?.skies;
  useEffect(() => {
    if (sky) onSkies(sky);
  }, [sky, onSkies]);
  useEffect(() => {
    if (answer) onAnswered(answer.asked);
  }, [answer, onAnswered]);
  const goOnWriting = () => {
    // The reading stands in the place of the field, which has to be there to be gone to.
    flushSync(onWrite);
    if (field.current) showPlace(field.current, { block: 'center' });
  };
  return (
    <>
      <WritingMarks field={field} text={text} seen={answer ? null : seen} />
      {answer && !answer.reading && <p role="alert">{t('failed')}</p>}
      {answer?.reading && (
        <TriedReading
          key={answer.reading.text}
          asked={answer.asked}
          reading={answer.reading}
          isExample={answer.asked.text === ''}
          onLight={onLight}
          onWrite={goOnWriting}
        />
      )}
      <LandingRows example={example?.reading ?? null} order={variant?.content.blocks ?? landingBlocks} />
      <LandingEnd language={language} variant={variant} />
    </>
  );
}
