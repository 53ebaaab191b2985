import { limits } from '@chitta/contract';
import { dayAt, defaultTimezone, startOfDay } from '#server/platform/time/calendar-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A question of the journal and the readings it is asked about now. */
export interface QuestionWindow {
  readonly day: (typeof limits.followUpWindows)[number]['day'];
  /** First moment at which such a reading was kept, and the first that is too late. */
  readonly from: Date;
  readonly until: Date;
}

/** When today began where the member lives. */
export function startOfToday(now: Date, timezone: string | null): Date {
  const zone = timezone ?? defaultTimezone;
  return startOfDay(dayAt(now, zone), zone);
}

/**
 * The readings that are asked about today, the younger ones first. Days are the member's calendar days, so a reading
 * kept at any hour of Monday is two days old all Wednesday. The windows do not overlap: no reading is in both.
 */
export function questionWindows(now: Date, timezone: string | null): QuestionWindow[] {
  const zone = timezone ?? defaultTimezone;
  const today = Date.parse(`${dayAt(now, zone)}T00:00:00Z`);
  const startDaysAgo = (days: number) =>
    startOfDay(new Date(today - days * dayMs).toISOString().slice(0, 10), zone);
  return limits.followUpWindows.map(({ day, until }) => ({
    day,
    from: startDaysAgo(until - 1),
    until: startDaysAgo(day - 1),
  }));
}
