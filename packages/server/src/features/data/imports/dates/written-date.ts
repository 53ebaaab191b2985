import { momentAt } from '#server/platform/time/calendar-day.ts';

/** A date as somebody wrote it. `minutes` are those of the day; undefined where no time was given. */
export type WrittenDate =
  | { readonly instant: string }
  | { readonly year: number; readonly month: number; readonly day: number; readonly minutes?: number }
  /** Two numbers of which it is open which is the day. */
  | { readonly year: number; readonly first: number; readonly second: number; readonly minutes?: number };

export type DateOrder = 'dmy' | 'mdy';

/** Dreams of a day without a time are put at noon, so that no time zone moves them to another day. */
const noon = 12 * 60;
const dayMs = 24 * 60 * 60 * 1000;

/** When that was in `timezone`; null for a day that does not exist, such as 31 February. */
export function momentOf(date: WrittenDate, order: DateOrder, timezone: string): Date | null {
  if ('instant' in date) {
    const time = Date.parse(date.instant);
    return Number.isNaN(time) ? null : new Date(time);
  }
  const day = dayOf(date, order);
  return day === null ? null : momentAt(day, date.minutes ?? noon, timezone);
}

function dayOf(date: Exclude<WrittenDate, { instant: string }>, order: DateOrder): string | null {
  const [day, month] =
    'month' in date
      ? [date.day, date.month]
      : order === 'dmy'
        ? [date.first, date.second]
        : [date.second, date.first];
  return existingDay(date.year, month, day);
}

/** `YYYY-MM-DD`; null where the calendar has no such day. */
export function existingDay(year: number, month: number, day: number): string | null {
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')];
  const iso = text.join('-');
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

/** What the dates of a file say about the order of their numbers. */
export function dateOrderOf(
  dates: readonly WrittenDate[],
  fallback: DateOrder,
): { readonly dateOrder: DateOrder; readonly isDateOrderCertain: boolean } {
  const open = dates.flatMap((date) => ('first' in date ? [date] : []));
  const dayFirst = open.filter(({ first, second }) => first > 12 && second <= 12).length;
  const monthFirst = open.filter(({ first, second }) => second > 12 && first <= 12).length;
  if (dayFirst !== monthFirst) {
    return { dateOrder: dayFirst > monthFirst ? 'dmy' : 'mdy', isDateOrderCertain: true };
  }
  const told = orderOfSequence(open);
  if (told !== null) return { dateOrder: told, isDateOrderCertain: true };
  return { dateOrder: fallback, isDateOrderCertain: open.every(({ first, second }) => first === second) };
}

/** A journal goes on from day to day: the order in which its dates lie much closer together is the right one. */
function orderOfSequence(dates: readonly Extract<WrittenDate, { first: number }>[]): DateOrder | null {
  if (dates.length < 3) return null;
  const length = (order: DateOrder) => {
    const days = dates.map((date) => Date.parse(`${dayOf(date, order)}T00:00:00Z`) / dayMs);
    return days.slice(1).reduce((sum, day, index) => sum + Math.abs(day - (days[index] ?? day)), 0);
  };
  const [dmy, mdy] = [length('dmy'), length('mdy')];
  if (dmy * 2 < mdy) return 'dmy';
  return mdy * 2 < dmy ? 'mdy' : null;
}
