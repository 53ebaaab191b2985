/** The day with which weeks begin in this region; Monday where the browser does not know. */
export function firstWeekday(locale: string): number {
  const region = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { readonly firstDay: number };
    weekInfo?: { readonly firstDay: number };
  };
  return (region.getWeekInfo?.() ?? region.weekInfo)?.firstDay ?? 1;
}

/** One letter for each day of the week, from the one with which weeks begin. */
export function weekdayLetters(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) =>
    format.format(new Date(Date.UTC(2024, 0, firstWeekday(locale) + index))),
  );
}
