import { currentLocale } from '#web/lib/format/current-locale.ts';
import type { YearLayout } from './year-layout.ts';

interface MonthNamesProps {
  /** `YYYY-MM-DD`, first to last. */
  readonly days: readonly { readonly date: string }[];
  readonly layout: YearLayout;
}

/** Names of months over the weeks in which they begin. */
export function MonthNames({ days, layout }: MonthNamesProps) {
  const format = new Intl.DateTimeFormat(currentLocale(), { month: 'short', timeZone: 'UTC' });
  return (
    <g>
      {days.map(({ date }, place) => {
        if (!date.endsWith('-01')) return null;
        const { x, top } = layout.at(place);
        return (
          <text key={date} x={x} y={top - 5}>
            {format.format(new Date(`${date}T12:00:00Z`)).replace('.', '')}
          </text>
        );
      })}
    </g>
  );
}
