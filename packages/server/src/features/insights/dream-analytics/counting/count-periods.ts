import type { StoredTally } from '#server/db/tables/insights/dream-tallies.ts';
import { addTallies } from './add-tallies.ts';
import { type DatedDream, type DreamFacts, dateDream } from './dream-facts.ts';
import { type PeriodRow, periodRow } from './period-row.ts';
import { periodOf, weeksOfMonth } from './periods.ts';
import { type MarkedNight, tallyDreams } from './tally-dreams.ts';

export interface Calendar {
  readonly zone: string;
  /** The first day of a week, 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
}

/** All as the database gives it and takes it, so that nothing of it is read on the event loop. */
export interface CountMonths extends Calendar {
  /** JSON of the dreams of whole weeks around the months. */
  readonly dreams: string;
  readonly marks: readonly MarkedNight[];
  /** First days of months. */
  readonly months: readonly string[];
  /** Symbols that are feelings. */
  readonly feelings: readonly string[];
}

export interface CountedMonths {
  /** JSON of `{ month, tally }` of those months that have anything. */
  readonly tallies: string;
  /** JSON of these months and their weeks. */
  readonly periods: string;
}

/** Counts some months, and all weeks that have a day of them. */
export function countMonths(task: CountMonths): CountedMonths {
  const { zone, weekday, months, marks } = task;
  const dreams = (JSON.parse(task.dreams) as DreamFacts[]).map((facts) => dateDream(facts, zone));
  const feelings = new Set(task.feelings);
  const within = (start: string, end: string): StoredTally => {
    const isIn = (night: string) => night >= start && night <= end;
    return tallyDreams({
      dreams: dreams.filter(({ night }: DatedDream) => isIn(night)),
      marks: marks.filter(([night]) => isIn(night)),
      feelings,
    });
  };
  const weeks = [...new Set(months.flatMap((month) => weeksOfMonth(month, weekday)))];
  const counted = [
    ...months.map((month) => ({ period: 'month' as const, ...periodOf('month', month, weekday) })),
    ...weeks.map((week) => ({ period: 'week' as const, ...periodOf('week', week, weekday) })),
  ]
    .map((span) => ({ ...span, tally: within(span.start, span.end) }))
    .filter(({ tally }) => tally.nights.length > 0);
  const tallies = counted
    .filter(({ period }) => period === 'month')
    .map(({ start, tally }) => ({ month: start, tally }));
  const periods = counted.map((part) => periodRow({ ...part, weekday }));
  return { tallies: JSON.stringify(tallies), periods: JSON.stringify(periods) };
}

export interface CountLonger extends Pick<Calendar, 'weekday'> {
  /** JSON of `{ month, tally }` of all months that have anything. */
  readonly tallies: string;
  /** First days of the quarters and years to be counted. */
  readonly quarters: readonly string[];
  readonly years: readonly string[];
}

/** Adds up quarters, years and the whole journal. Returns JSON of those that have anything. */
export function countLonger({ tallies: json, quarters, years, weekday }: CountLonger): string {
  const tallies = JSON.parse(json) as { readonly month: string; readonly tally: StoredTally }[];
  const longer = [
    ...quarters.map((day) => ({ period: 'quarter' as const, ...periodOf('quarter', day, weekday) })),
    ...years.map((day) => ({ period: 'year' as const, ...periodOf('year', day, weekday) })),
  ].flatMap((span): PeriodRow[] => {
    const inside = tallies.filter(({ month }) => month >= span.start && month <= span.end);
    if (inside.length === 0) return [];
    return [periodRow({ ...span, tally: addTallies(inside.map(({ tally }) => tally)), weekday })];
  });
  const whole = addTallies(tallies.map(({ tally }) => tally));
  const [start, end] = [whole.nights[0]?.[0], whole.nights.at(-1)?.[0]];
  if (start === undefined || end === undefined) return JSON.stringify(longer);
  return JSON.stringify([...longer, periodRow({ period: 'all', start, end, tally: whole, weekday })]);
}
