import type { InsightPeriod, Language } from '@chitta/contract';
import { dayPlus, daysBetween } from '#server/platform/time/calendar-day.ts';

/** A stretch of days, both included. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

export type CalendarPeriod = Exclude<InsightPeriod, 'all'>;

interface WeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

/** The day with which weeks begin where a language is spoken, 1 for Monday to 7 for Sunday, as the pages have it. */
export function firstWeekday(language: Language): number {
  return (new Intl.Locale(language) as WeekInfo).getWeekInfo?.().firstDay ?? 1;
}

/** The week, month, quarter or year that a day is in. */
export function periodOf(period: CalendarPeriod, day: string, weekday: number): Span {
  if (period === 'week') {
    const since = (new Date(`${day}T00:00:00Z`).getUTCDay() - weekday + 7) % 7;
    const start = dayPlus(day, -since);
    return { start, end: dayPlus(start, 6) };
  }
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1;
  const length = { month: 1, quarter: 3, year: 12 }[period];
  const first = month - (month % length);
  return { start: firstOf(year, first), end: dayPlus(firstOf(year, first + length), -1) };
}

function firstOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** First days of all weeks that have a day of the month. */
export function weeksOfMonth(month: string, weekday: number): string[] {
  const { start, end } = periodOf('month', month, weekday);
  const first = periodOf('week', start, weekday).start;
  const count = Math.floor(daysBetween(first, end) / 7) + 1;
  return Array.from({ length: count }, (_, index) => dayPlus(first, 7 * index));
}

/** Joins spans that meet, so that no day is in two. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const last = joined.at(-1);
    if (last === undefined || span.start > dayPlus(last.end, 1)) joined.push(span);
    else if (span.end > last.end) joined[joined.length - 1] = { start: last.start, end: span.end };
  }
  return joined;
}
