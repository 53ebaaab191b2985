import type { DreamNight } from '@chitta/contract';

export interface CalendarCell {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly night: DreamNight | undefined;
}

export interface CalendarMonth {
  /** `YYYY-MM`. */
  readonly key: string;
  /** Cells before the first day, so that it stands under its weekday. */
  readonly lead: number;
  readonly cells: readonly CalendarCell[];
  readonly nights: number;
}

const pad = (value: number) => String(value).padStart(2, '0');

/**
 * The months of a year, the latest first, from the one of its first night on: until `today`, or the end of an earlier
 * year. `firstWeekday` is 1 for Monday to 7 for Sunday.
 */
export function calendarMonths(
  year: number,
  nights: readonly DreamNight[],
  { today, firstWeekday }: { readonly today: string; readonly firstWeekday: number },
): readonly CalendarMonth[] {
  const byDay = new Map(nights.map((night) => [night.night, night]));
  const first = Number((nights[0]?.night ?? today).slice(5, 7));
  const last = today.startsWith(`${year}-`) ? Number(today.slice(5, 7)) : 12;
  const months: CalendarMonth[] = [];
  for (let month = last; month >= Math.min(first, last); month -= 1) {
    const key = `${year}-${pad(month)}`;
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const cells = Array.from({ length: days }, (_, index) => {
      const day = `${key}-${pad(index + 1)}`;
      return { day, night: byDay.get(day) };
    });
    const weekday = new Date(`${key}-01T12:00:00Z`).getUTCDay() || 7;
    months.push({
      key,
      lead: (weekday - firstWeekday + 7) % 7,
      cells: cells.filter(({ day }) => day <= today),
      nights: cells.filter(({ night }) => night).length,
    });
  }
  return months;
}

/** Of four steps, how much was written in a night: 1 a line, 4 more than most. */
export function heatOf(length: number): 1 | 2 | 3 | 4 {
  if (length < 200) return 1;
  if (length < 500) return 2;
  return length < 1000 ? 3 : 4;
}
