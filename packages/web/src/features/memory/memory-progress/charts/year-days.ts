import type { MemoryDay } from '@chitta/contract';
import { shiftDay } from '#web/lib/format/format-night.ts';

/** A day of the map. */
export interface MapDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly moments: number;
  readonly exercises: number;
  /** Of five steps, how many moments: 0 none, 4 more than on most days. */
  readonly heat: 0 | 1 | 2 | 3 | 4;
}

const weeks = 52;

function heatOf(moments: number): MapDay['heat'] {
  if (moments < 3) return Math.max(0, moments) as 0 | 1 | 2;
  return moments < 5 ? 3 : 4;
}

/** The days of the last year up to today, from a Monday on. */
export function yearDays(known: readonly MemoryDay[], today: string): readonly MapDay[] {
  const byDay = new Map(known.map((day) => [day.date, day]));
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const count = weeks * 7 + sinceMonday + 1;
  return Array.from({ length: count }, (_, index) => {
    const date = shiftDay(today, index - count + 1);
    const { moments = 0, exercises = 0 } = byDay.get(date) ?? {};
    return { date, moments, exercises, heat: heatOf(moments) };
  });
}
