import type { Consultation } from '@chitta/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DreamNight } from './touching-dreams.tsx';

/** Dreams of the nights since, for a question that was taken into the night; what to do where there are none. */
export function LaterDreams({ consultation }: { readonly consultation: Consultation }) {
  const { t } = useTranslation('oracle-answer');
  const titleId = useId();
  const { laterDreams, lostDreams, language, oracleResponse } = consultation;
  if (laterDreams.length === 0 && !oracleResponse.isIncubation) return null;
  return (
    <section className="touching" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('later.title')}</h2>
      {laterDreams.length === 0 && <p className="text-muted">{t('later.none')}</p>}
      <ol>
        {laterDreams.map(({ dreamId, quote, ...dream }) => (
          <li key={dreamId} className="touching-dream">
            <DreamNight
              dreamId={dreamId}
              {...dream}
              language={language}
              isLost={lostDreams.includes(dreamId)}
            />
            <blockquote lang={language}>{quote}</blockquote>
          </li>
        ))}
      </ol>
    </section>
  );
}
