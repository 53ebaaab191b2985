import { useState } from 'react';
import { ChartStepper } from './chart-stepper.tsx';
import { MonthNames } from './month-names.tsx';
import { useWidth } from './use-width.ts';
import { placeAt, yearLayout } from './year-layout.ts';

export interface HeatDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly heat: 0 | 1 | 2 | 3 | 4;
  /** What was there, in words. */
  readonly text: string;
}

interface CalendarHeatProps {
  readonly label: string;
  /** Without gaps, from a Monday on. */
  readonly days: readonly HeatDay[];
}

/** A cell a day in columns of weeks: the more, the warmer. */
export function CalendarHeat({ label, days }: CalendarHeatProps) {
  const { width, ref } = useWidth();
  const layout = yearLayout(days, width);
  const [wanted, setChosen] = useState(days.length - 1);
  const chosen = Math.min(wanted, days.length - 1);
  const side = layout.cell - 2;
  return (
    <div ref={ref}>
      <ChartStepper
        label={label}
        count={days.length}
        chosen={chosen}
        row={7}
        text={days[chosen]?.text ?? ''}
        onChoose={setChosen}
        placeAt={(x, y) => placeAt(layout, days, { x, y })}
      >
        <svg data-chart width={width} height={layout.height} aria-hidden="true" focusable="false">
          <MonthNames days={days} layout={layout} />
          {days.map(({ date, heat }, place) => {
            const { x, y } = layout.at(place);
            return (
              <rect
                key={date}
                className="map-day"
                data-heat={heat}
                data-chosen={place === chosen || undefined}
                x={x}
                y={y}
                width={side}
                height={side}
                rx={2}
              />
            );
          })}
        </svg>
      </ChartStepper>
    </div>
  );
}
