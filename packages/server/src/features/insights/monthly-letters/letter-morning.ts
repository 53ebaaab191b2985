import { dayAt, dayPlus, defaultTimezone, momentAt } from '#server/platform/time/calendar-day.ts';

/** From this minute of the day on, where a member lives, the letter may come. */
const morningMinute = 9 * 60;
/** A morning on which no server ran is made up for until then; later a letter would be about a month long past. */
const lastDay = 3;

/** The month (first day) whose letter is due where people live by this zone; null: none is. */
export function letterDue(now: Date, timezone: string | null): string | null {
  const zone = timezone ?? defaultTimezone;
  const today = dayAt(now, zone);
  if (Number(today.slice(8)) > lastDay) return null;
  const first = `${today.slice(0, 7)}-01`;
  if (momentAt(first, morningMinute, zone) > now) return null;
  return `${dayPlus(first, -1).slice(0, 7)}-01`;
}
