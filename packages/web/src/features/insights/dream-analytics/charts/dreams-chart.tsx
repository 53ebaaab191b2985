import type { Insights } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { CalendarHeat, type HeatDay } from '#web/ui/charts/calendar-heat.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { dayInWords, daysOf, monthInWords, monthsOf, shortWords } from '../insight-days.ts';

const heatOf = (dreams: number) => Math.min(4, dreams) as HeatDay['heat'];

/** On which nights there were dreams; of a whole journal, in which months. */
export function DreamsChart({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation(['insights', 'charts']);
  const { heat, from, to, today, dreams, nights } = figures;
  const byDay = new Map(heat.counts.map((each) => [each.from, each.dreams]));
  const isByMonth = heat.step === 'month';
  const nameOf = isByMonth ? monthInWords : dayInWords;
  const textOf = (day: string) =>
    t('calendar.at', { day: nameOf(day), dreams: t('dreams', { count: byDay.get(day) ?? 0 }) });
  if (!from || !to) return null;
  const months = isByMonth ? monthsOf(from, to) : [];
  const every = Math.ceil(months.length / 8);
  return (
    <ChartFigure
      finding={t('calendar.finding', {
        dreams: t('dreams', { count: dreams }),
        nights: t('nights', { count: nights }),
      })}
      unit={t(isByMonth ? 'calendar.unitMonth' : 'calendar.unit')}
      file="dreams"
      table={{
        label: t('charts:table'),
        columns: [t(isByMonth ? 'calendar.month' : 'calendar.night'), t('calendar.dreams')],
        rows: heat.counts.map((each) => [nameOf(each.from), String(each.dreams)]),
      }}
    >
      {isByMonth ? (
        <ColumnChart
          label={t('calendar.labelMonth')}
          columns={months.map((month, place) => ({
            label: place % every === 0 ? shortWords(month, 'month') : '',
            text: textOf(month),
            value: byDay.get(month) ?? 0,
          }))}
        />
      ) : (
        <CalendarHeat
          label={t('calendar.label')}
          days={daysOf(from, [today, to].toSorted()[0] ?? to).map((date) => ({
            date,
            heat: heatOf(byDay.get(date) ?? 0),
            text: textOf(date),
          }))}
        />
      )}
    </ChartFigure>
  );
}
