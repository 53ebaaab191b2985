import type { Insights } from '@chitta/contract';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { shiftDay } from '#web/lib/format/format-night.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** A calendar day in words; it is the same day everywhere. */
export const dayInWords = (day: string) => formatDay(`${day}T12:00:00Z`, 'UTC');

/** A day or month in few letters. */
export function shortWords(day: string, step: 'night' | 'week' | 'month'): string {
  const parts = step === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(currentLocale(), {
    ...(parts as Intl.DateTimeFormatOptions),
    timeZone: 'UTC',
  }).format(at(day));
}

/** A month in words, such as "November 2026". */
export const monthInWords = (day: string) =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    at(day),
  );

/** The stretch of time in words. */
export function stretchInWords({ period, from, to }: Pick<Insights, 'period' | 'from' | 'to'>): string {
  if (!from || !to) return '';
  if (period === 'month') return monthInWords(from);
  if (period === 'year') return from.slice(0, 4);
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    at(from),
    at(to),
  );
}

/** Every day of a stretch, from the Monday before it on. */
export function daysOf(from: string, to: string): readonly string[] {
  const sinceMonday = (at(from).getUTCDay() + 6) % 7;
  const count = Math.round((at(to).getTime() - at(from).getTime()) / 86_400_000) + 1 + sinceMonday;
  return Array.from({ length: Math.max(0, count) }, (_, index) => shiftDay(from, index - sinceMonday));
}

/** First days of months from one to another, without gaps. */
export function monthsOf(from: string, to: string): readonly string[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const count = (Number(to.slice(0, 4)) - year) * 12 + Number(to.slice(5, 7)) - month + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10),
  );
}
