import type { MemoryDay } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { ChartStepper } from '#web/ui/charts/chart-stepper.tsx';
import { MonthNames } from '#web/ui/charts/month-names.tsx';
import { useWidth } from '#web/ui/charts/use-width.ts';
import { placeAt, type YearLayout, yearLayout } from '#web/ui/charts/year-layout.ts';
import { type MapDay, yearDays } from './year-days.ts';

interface MapProps {
  readonly days: readonly MapDay[];
  readonly layout: YearLayout;
  readonly chosen: number;
}

function Cells({ days, layout, chosen }: MapProps) {
  const side = layout.cell - 2;
  return (
    <g>
      {days.map(({ date, heat, exercises }, place) => {
        const { x, y } = layout.at(place);
        return (
          <g key={date}>
            <rect
              className="map-day"
              data-heat={heat}
              data-chosen={place === chosen || undefined}
              x={x}
              y={y}
              width={side}
              height={side}
              rx={2}
            />
            {exercises > 0 && (
              <circle className="map-exercise" cx={x + side / 2} cy={y + side / 2} r={side / 4.5} />
            )}
          </g>
        );
      })}
    </g>
  );
}

interface YearMapProps {
  readonly year: readonly MemoryDay[];
  readonly today: string;
}

/** A year, a cell a day: the more moments the warmer, and a point where there was an exercise. */
export function YearMap({ year, today }: YearMapProps) {
  const { t } = useTranslation('memory-progress');
  const { width, ref } = useWidth();
  const days = yearDays(year, today);
  const layout = yearLayout(days, width);
  const [chosen, setChosen] = useState(days.length - 1);
  const moments = year.reduce((sum, day) => sum + day.moments, 0);
  const exercises = year.reduce((sum, day) => sum + day.exercises, 0);
  const textOf = (day: MapDay) =>
    t('year.at', {
      day: dayWords(day.date, today),
      moments: t('moments', { count: day.moments }),
      exercises: t('exercises', { count: day.exercises }),
    });
  const current = days[chosen];
  return (
    <ChartFigure
      finding={t('year.finding', {
        days: t('daysOfYear', { count: year.filter((day) => day.moments > 0).length }),
        moments: t('moments', { count: moments }),
        exercises: t('exercises', { count: exercises }),
      })}
      unit={t('year.unit')}
      table={{
        label: t('table'),
        columns: [t('year.day'), t('year.moments'), t('year.exercises')],
        rows: year
          .filter((day) => day.moments + day.exercises > 0)
          .toReversed()
          .map((day) => [dayWords(day.date, today), String(day.moments), String(day.exercises)]),
      }}
    >
      <div ref={ref}>
        <ChartStepper
          label={t('year.label')}
          count={days.length}
          chosen={chosen}
          row={7}
          text={current ? textOf(current) : ''}
          onChoose={setChosen}
          placeAt={(x, y) => placeAt(layout, days, { x, y })}
        >
          <svg width={width} height={layout.height} aria-hidden="true" focusable="false">
            <MonthNames days={days} layout={layout} />
            <Cells days={days} layout={layout} chosen={chosen} />
          </svg>
        </ChartStepper>
      </div>
    </ChartFigure>
  );
}
