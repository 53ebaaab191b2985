import { dayAt, nextDay, startOfDay } from '#server/platform/time/calendar-day.ts';

const shortestWindowMs = 12 * 60 * 60 * 1000;

/**
 * When a window that opens now ends: the next midnight in the member's time zone. It is fixed then, so a change of
 * the time zone moves nothing. A midnight within twelve hours of the end of the last window is passed over: without
 * that, moving on from zone to zone would open a window every hour. In one time zone it never comes so early.
 */
export function windowEnd(window: {
  readonly now: Date;
  readonly timezone: string;
  readonly lastEnd: Date | null;
}): Date {
  const { now, timezone, lastEnd } = window;
  const tomorrow = nextDay(dayAt(now, timezone));
  const midnight = startOfDay(tomorrow, timezone);
  const isTooSoon = lastEnd !== null && midnight.getTime() - lastEnd.getTime() < shortestWindowMs;
  return isTooSoon ? startOfDay(nextDay(tomorrow), timezone) : midnight;
}
