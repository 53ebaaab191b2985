import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { EarlySky } from './early-sky.tsx';
import type { HeroSkies } from './example/example-dream.ts';
import { useExample } from './example/use-example.ts';
import { LandingHero } from './landing-hero.tsx';
import { Paper } from './paper.tsx';
import type { Asked } from './use-asked-reading.ts';
import { useInterest } from './use-interest.ts';
import { useMore } from './use-more.ts';
import { useWrittenDream } from './use-written-dream.ts';
import { shownVariant, variantText } from './variant/shown-variant.ts';
import { useVisit } from './variant/use-visit.ts';

const nothing: ReadonlySet<string> = new Set();

/** The first page: a dream is read before anything is explained, the visitor's own if they write one. */
export function LandingContent() {
  const { t } = useTranslation('landing');
  const language = currentLanguage();
  const example = useExample(language);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [answered, setAnswered] = useState<Asked | null>(null);
  const [skies, setSkies] = useState<HeroSkies | null>(null);
  const [lit, setLit] = useState(nothing);
  const [isNear, setNear] = useState(false);
  const [variant] = useState(shownVariant);
  useVisit(variant);
  const ask = (words: string) => setAsked({ text: words.trim() });
  const { text, field, write } = useWrittenDream(ask);
  const isInterested = useInterest();
  const more = useMore(isInterested || asked !== null);
  const hasFailed = more === 'failed';
  const writing = {
    text,
    isReading: asked !== null && answered !== asked && !hasFailed,
    field,
    onWrite: write,
    onNear: () => setNear(true),
    onRead: () => ask(text),
  };
  return (
    <div className="landing">
      <LandingHero
        headline={variantText(variant, 'headline', language)}
        lead={variantText(variant, 'lead', language)}
        sky={more && !hasFailed && skies ? <more.HeroSky skies={skies} lit={lit} /> : <EarlySky />}
        paper={
          <Paper
            id="dream"
            example={example}
            action={variantText(variant, 'primaryCta', language)}
            writing={writing}
          />
        }
      />
      {hasFailed && asked && <p role="alert">{t('failed')}</p>}
      {more && !hasFailed ? (
        <more.LandingMore
          language={language}
          variant={variant}
          asked={asked}
          isNear={isNear}
          field={field}
          text={text}
          onAnswered={setAnswered}
          onSkies={setSkies}
          onLight={setLit}
          onWrite={() => setAsked(null)}
        />
      ) : (
        <div className="landing-below" />
      )}
    </div>
  );
}
