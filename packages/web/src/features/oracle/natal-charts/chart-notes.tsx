import type { NatalChart } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';

/** Of when and where the chart is, and what it cannot show. */
export function ChartNotes({ chart }: { readonly chart: NatalChart }) {
  const { t } = useTranslation('natal-charts');
  const { angles, moment, place } = chart;
  const format = new Intl.DateTimeFormat(currentLocale(), {
    dateStyle: 'long',
    ...(angles && { timeStyle: 'short' }),
    timeZone: place.timeZone,
  });
  return (
    <div className="chart-notes">
      <p>
        {format.format(new Date(moment))} · {place.name}
      </p>
      {!angles && <p className="chart-note">{t('note.noHour')}</p>}
      {angles?.isFallback && <p className="chart-note">{t('note.fallback')}</p>}
    </div>
  );
}
