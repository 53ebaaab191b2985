import type { MemoryProgress } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { dayWords } from '#web/lib/format/day-words.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';

const barHeight = 72;

/** The last seven days: moments as bars, the best exercise of each day as a number. */
export function WeekStrip({ progress }: { readonly progress: MemoryProgress }) {
  const { t } = useTranslation('memory-progress');
  const { days, today } = progress;
  const most = Math.max(3, ...days.map((day) => day.moments));
  const moments = days.reduce((sum, day) => sum + day.moments, 0);
  const exercises = days.reduce((sum, day) => sum + day.exercises, 0);
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' });
  const bestOf = (day: (typeof days)[number]) =>
    day.best ? t('week.best', { alone: day.best.unassistedDays, helped: day.best.assistedDays }) : '–';
  return (
    <ChartFigure
      finding={t('week.finding', {
        moments: t('moments', { count: moments }),
        exercises: t('exercises', { count: exercises }),
      })}
      unit={t('week.unit')}
      table={{
        label: t('table'),
        columns: [t('year.day'), t('year.moments'), t('week.bestColumn'), t('week.recall')],
        rows: days
          .toReversed()
          .map((day) => [
            dayWords(day.date, today),
            String(day.moments),
            bestOf(day),
            t(`recall.${day.recall ?? 'unknown'}`),
          ]),
      }}
    >
      <ol className="week-strip" aria-hidden>
        {days.map((day) => (
          <li key={day.date}>
            <span className="week-count">{day.moments || ''}</span>
            <svg
              aria-hidden="true"
              viewBox={`0 0 10 ${barHeight}`}
              preserveAspectRatio="none"
              height={barHeight}
              width="100%"
            >
              <rect
                className={day.moments > 0 ? 'week-bar' : 'week-none'}
                width={10}
                y={day.moments > 0 ? barHeight * (1 - day.moments / most) : barHeight - 2}
                height={day.moments > 0 ? (barHeight * day.moments) / most : 2}
              />
            </svg>
            <span className="week-reach">
              {day.best ? day.best.unassistedDays + day.best.assistedDays : ''}
            </span>
            <span className="week-day">
              {weekday.format(new Date(`${day.date}T12:00:00Z`)).replace('.', '')}
            </span>
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}
