/** The day with which weeks begin where this language is spoken; Monday where the browser does not know. */
export function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { readonly firstDay: number };
    weekInfo?: { readonly firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** One letter for each day of the week, from the one with which weeks begin. */
export function weekdayLetters(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) =>
    format.format(new Date(Date.UTC(2024, 0, firstWeekday(language) + index))),
  );
}
