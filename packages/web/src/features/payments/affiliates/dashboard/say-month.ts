import { currentLocale } from '#web/lib/format/current-locale.ts';

/** A month such as `2026-11` in words: `November 2026`, or `Nov` where there is little room. */
export function sayMonth(month: string, length: 'long' | 'short'): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  const shape =
    length === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const);
  return day.toLocaleDateString(currentLocale(), { ...shape, timeZone: 'UTC' });
}
