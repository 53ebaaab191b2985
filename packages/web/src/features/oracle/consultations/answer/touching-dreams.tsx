import type { Consultation, OracleResponse } from '@chitta/contract';
import { shownTitle } from '@chitta/contract/shown-title';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { nightDays } from '#web/lib/format/format-night.ts';
import { paths } from '#web/lib/paths.ts';

type Touching = OracleResponse['dreams'][number];

interface NightProps {
  readonly dreamId: number;
  readonly title: string;
  readonly night: string;
  readonly language: string;
  readonly isLost: boolean;
}

/** The title of a dream, its link where it is still in the journal, and its night. */
export function DreamNight({ dreamId, title, night, language, isLost }: NightProps) {
  const { t } = useTranslation('oracle-answer');
  const shown = shownTitle(title);
  return (
    <>
      <h3 lang={language}>
        {isLost ? (
          shown
        ) : (
          <Link to={paths.journalDream} params={{ dreamId: String(dreamId) }} className="touching-link">
            {shown}
          </Link>
        )}
      </h3>
      <p className="touching-night">
        {t('dream.night', { days: nightDays(night) })}
        {isLost && ` · ${t('dream.lost')}`}
      </p>
    </>
  );
}

function Reasons({ reasons, language }: Pick<Touching, 'reasons' | 'language'>) {
  const { t } = useTranslation('oracle-answer');
  if (reasons.length === 0) return null;
  return (
    <div className="touching-why">
      <span className="ground-label">{t('dream.why')}</span>
      <ul>
        {reasons.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            {t(`reason.${kind}`)} <b lang={language}>{text}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TouchingDreamsProps {
  readonly consultation: Consultation;
  /** Dreams that the lit sentence rests on. */
  readonly lit: readonly number[];
}

/** The dreams that touch the question: each with its night, its words, and why this one. */
export function TouchingDreams({ consultation, lit }: TouchingDreamsProps) {
  const { t } = useTranslation('oracle-answer');
  const titleId = useId();
  const { dreams } = consultation.oracleResponse;
  if (dreams.length === 0) return null;
  return (
    <section className="touching" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('dream.title', { count: dreams.length })}</h2>
      <ol>
        {dreams.map(({ dreamId, quote, ...dream }) => (
          <li key={dreamId} className={classNames('touching-dream', lit.includes(dreamId) && 'is-lit')}>
            <DreamNight dreamId={dreamId} {...dream} isLost={consultation.lostDreams.includes(dreamId)} />
            <blockquote lang={dream.language}>{quote}</blockquote>
            <Reasons {...dream} />
          </li>
        ))}
      </ol>
    </section>
  );
}
