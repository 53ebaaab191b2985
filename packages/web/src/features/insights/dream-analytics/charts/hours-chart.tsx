import type { Insights } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';

/** The day of dreams begins in the evening. */
const firstHour = 18;
const isNight = (hour: number) => hour >= 22 || hour < 6;

/** The three hours running in which most dreams were written down. */
function fullestStretch(counts: readonly number[]): { readonly from: number; readonly count: number } {
  const stretches = counts.map((_, from) => ({
    from,
    count: [0, 1, 2].reduce((sum, further) => sum + (counts[(from + further) % 24] ?? 0), 0),
  }));
  return stretches.reduce((most, each) => (each.count > most.count ? each : most));
}

function useHourWords() {
  const format = new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', timeZone: 'UTC' });
  return (hour: number) => format.format(new Date(Date.UTC(2026, 0, 1, hour % 24)));
}

/** At which time of the night dreams were written down. */
export function HoursChart({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation(['insights', 'charts']);
  const { counts, unknown } = figures.hours;
  const hourWords = useHourWords();
  const known = counts.reduce((sum, count) => sum + count, 0);
  if (known === 0) return null;
  const most = fullestStretch(counts);
  const hours = Array.from({ length: 24 }, (_, index) => (index + firstHour) % 24);
  const stretch = (hour: number) => t('hours.stretch', { from: hourWords(hour), to: hourWords(hour + 1) });
  return (
    <ChartFigure
      finding={t('hours.finding', {
        count: most.count,
        known,
        from: hourWords(most.from),
        to: hourWords(most.from + 3),
      })}
      unit={t('hours.unit', { unknown: t('dreams', { count: unknown }) })}
      file="hours"
      table={{
        label: t('charts:table'),
        columns: [t('hours.hour'), t('calendar.dreams')],
        rows: hours.filter((hour) => counts[hour]).map((hour) => [stretch(hour), String(counts[hour])]),
      }}
    >
      <ColumnChart
        label={t('hours.label')}
        columns={hours.map((hour) => ({
          label: hour % 6 === 0 ? hourWords(hour) : '',
          text: t('hours.at', { hour: stretch(hour), dreams: t('dreams', { count: counts[hour] ?? 0 }) }),
          value: counts[hour] ?? 0,
          isNight: isNight(hour),
        }))}
      />
    </ChartFigure>
  );
}
