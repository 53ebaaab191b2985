import type { PracticeAnalysis } from '@chitta/contract';
import { followUpEntries } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { nightDays } from '#web/lib/format/format-night.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';

interface AnalysisProps {
  readonly analysis: PracticeAnalysis;
  /** Of the journal. */
  readonly entries: number;
  /** Of the consultation. */
  readonly language: string;
  readonly lostDreams: readonly number[];
}

/** A difference of moods: `+0.7`. */
function signed(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(value);
}

/** How mood differs from before to after: in words, with its range; nothing in figures where there are too few. */
function Moods({ moods }: Pick<PracticeAnalysis, 'moods'>) {
  const { t } = useTranslation('oracle-follow-ups');
  if (moods === null) return <>{t('moods.few', { count: followUpEntries })}</>;
  const { mean, low, high, entries } = moods;
  const way = low > 0 ? 'better' : high < 0 ? 'worse' : 'open';
  return (
    <>
      {t(`moods.${way}`)}{' '}
      <span className="text-muted">
        {t('moods.figures', { mean: signed(mean), low: signed(low), high: signed(high), count: entries })}
      </span>
    </>
  );
}

/** What the entries of a practice come to, without making more of it than there is. */
export function Analysis({ analysis, entries, language, lostDreams }: AnalysisProps) {
  const { t } = useTranslation('oracle-follow-ups');
  const { daysPlanned, daysPractised, moods, words, dreams } = analysis;
  if (entries === 0 && dreams.length === 0) return <p className="text-muted">{t('nothing')}</p>;
  return (
    <dl className="analysis">
      <div>
        <dt>{t('days.label')}</dt>
        <dd>{t('days.of', { practised: daysPractised, count: daysPlanned })}</dd>
      </div>
      <div>
        <dt>{t('moods.label')}</dt>
        <dd>
          <Moods moods={moods} />
        </dd>
      </div>
      {words.length > 0 && (
        <div>
          <dt>{t('words')}</dt>
          <dd>
            {words.map(({ word, entries: count }, at) => (
              <span key={word}>
                {at > 0 && ' · '}
                <span lang={language}>{word}</span>{' '}
                <span className="text-muted">{t('wordEntries', { count })}</span>
              </span>
            ))}
          </dd>
        </div>
      )}
      {dreams.length > 0 && (
        <div>
          <dt>{t('dreams')}</dt>
          <dd>
            <ul className="analysis-dreams">
              {dreams.map(({ dreamId, title, night, quote }) => (
                <li key={dreamId}>
                  {lostDreams.includes(dreamId) ? (
                    title
                  ) : (
                    <Link to={paths.journalDream} params={{ dreamId: String(dreamId) }} className="link">
                      {title}
                    </Link>
                  )}
                  , {nightDays(night)} <q>{quote}</q>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
