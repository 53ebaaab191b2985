import { dayAt, defaultTimezone, momentAt } from '#server/platform/time/calendar-day.ts';

/** From this minute of the day on, where a member lives, they are told what is due. */
const morningMinute = 9 * 60;
const hourMs = 60 * 60_000;

/** The day that it is where a member lives, and whether its morning has come. */
export function morningOf(now: Date, timezone: string | null): { day: string; hasCome: boolean } {
  const zone = timezone ?? defaultTimezone;
  const day = dayAt(now, zone);
  return { day, hasCome: momentAt(day, morningMinute, zone) <= now };
}

/** Whether the morning of the day has begun within the last hour. */
export function isMorning(now: Date, timezone: string | null): boolean {
  const zone = timezone ?? defaultTimezone;
  const begun = momentAt(dayAt(now, zone), morningMinute, zone).getTime();
  return begun <= now.getTime() && now.getTime() < begun + hourMs;
}
