import type { AlarmUnit } from '@chitta/contract/limits';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(currentLanguage(), options).format(value);

const inUnit = (value: number, unit: string, maximumFractionDigits = 0) =>
  number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });

/** What is not known is said by a dash. */
const orDash = (format: (value: number) => string) => (value: number | null) =>
  value === null ? '–' : format(value);

export const formatCount = (value: number): string => number(value);

/** Of 1; a small share is not said to be none. */
export const formatShare = (value: number): string =>
  number(value, { style: 'percent', maximumFractionDigits: value < 0.1 ? 2 : 0 });

export const formatMilliseconds = orDash((value) =>
  value < 1_000 ? inUnit(value, 'millisecond', value < 10 ? 1 : 0) : inUnit(value / 1_000, 'second', 1),
);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** In the unit in which it is a number of one or two digits. */
export const formatSeconds = orDash((value) => {
  if (value < 2 * minute) return inUnit(Math.floor(value), 'second');
  if (value < 2 * hour && value !== hour) return inUnit(Math.floor(value / minute), 'minute');
  if (value < 2 * day) return inUnit(Math.floor(value / hour), 'hour');
  return inUnit(Math.floor(value / day), 'day');
});

export const formatBytes = orDash((value) =>
  value < 1e9
    ? inUnit(value / 1e6, 'megabyte', value < 1e7 ? 1 : 0)
    : inUnit(value / 1e9, 'gigabyte', value < 1e11 ? 1 : 0),
);

const formats: Readonly<Record<Exclude<AlarmUnit, 'state'>, (value: number) => string>> = {
  share: formatShare,
  milliseconds: formatMilliseconds,
  seconds: formatSeconds,
  bytes: formatBytes,
  count: formatCount,
};

/** A value of a rule; null where it is no amount. */
export const formatValue = (unit: AlarmUnit, value: number): string | null =>
  unit === 'state' ? null : formats[unit](value);

/** With the day where that is another one. */
export function formatMoment(time: string, now = new Date()): string {
  const date = new Date(time);
  const isToday = date.toDateString() === now.toDateString();
  const options: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return date.toLocaleString(currentLanguage(), options);
}

/** To the second: for what says how fresh something is. */
export const formatClock = (time: string): string =>
  new Date(time).toLocaleTimeString(currentLocale(), { timeStyle: 'medium' });

/** Seconds between two moments; none is less than nothing, whatever clocks say. */
export const secondsBetween = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 1_000);
