import { currentLocale } from '#web/lib/format/current-locale.ts';

/** `2026-10` as people say it. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T12:00:00Z`),
  );
