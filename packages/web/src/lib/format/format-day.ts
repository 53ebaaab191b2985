import { currentLocale } from './current-locale.ts';

/** The day of a moment in words, such as `21 November 2026`, where the member lives; without a zone, on this device. */
export function formatDay(moment: string, timezone: string | null): string {
  const zone = timezone === null ? {} : { timeZone: timezone };
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', ...zone }).format(new Date(moment));
}
