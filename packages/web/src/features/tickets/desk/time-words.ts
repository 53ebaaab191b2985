import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A span of time in its largest unit that says enough: `45 minutes`, `30 hours`, `12 days`. */
export function spanOf(seconds: number): string {
  const [unit, length] =
    seconds < hour
      ? (['minute', minute] as const)
      : seconds < 2 * day
        ? (['hour', hour] as const)
        : (['day', day] as const);
  const format = new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.round(seconds / length)));
}

export function momentOf(time: string): string {
  return new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

export function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
}
