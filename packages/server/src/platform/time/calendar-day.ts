/** Calendar days in a member's time zone. Uses the runtime's own time zone data, the same that names are checked by. */

const dayMs = 24 * 60 * 60 * 1000;

/** Members without a known time zone live by UTC. */
export const defaultTimezone = 'UTC';

/** The day, `YYYY-MM-DD`, that it is at `time` in `timezone`. */
export function dayAt(time: Date, timezone: string): string {
  return new Date(time.getTime() + offsetAt(time.getTime(), timezone)).toISOString().slice(0, 10);
}

/** Minutes after midnight that clocks in `timezone` show at `time`. */
export function minutesAt(time: Date, timezone: string): number {
  const wall = new Date(time.getTime() + offsetAt(time.getTime(), timezone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** The day after `day`. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

/** The day that is `days` after `day`, or before it where that is negative. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from `from` until `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** When `day` begins in `timezone`: midnight, or the first moment after it where the clocks skip midnight. */
export function startOfDay(day: string, timezone: string): Date {
  return momentAt(day, 0, timezone);
}

/** When clocks in `timezone` show `minutes` after midnight of `day`, or the first moment after where they skip it. */
export function momentAt(day: string, minutes: number, timezone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  // The offset a day before and a day after: the one in force is one of the two.
  const before = wall - offsetAt(wall - dayMs, timezone);
  const after = wall - offsetAt(wall + dayMs, timezone);
  const candidates = [before, after].filter((time) => time + offsetAt(time, timezone) === wall);
  return new Date(
    candidates.length > 0 ? Math.min(...candidates) : transitionBetween(before, after, timezone),
  );
}

/** The time does not exist that day: finds the moment in which the clocks jump over it. */
function transitionBetween(first: number, second: number, timezone: string): number {
  let low = Math.min(first, second) - dayMs / 4;
  let high = Math.max(first, second) + dayMs / 4;
  const offset = offsetAt(low, timezone);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, timezone) === offset) low = middle;
    else high = middle;
  }
  return high;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that clocks in `timezone` are ahead of UTC. */
function offsetAt(time: number, timezone: string): number {
  const parts = Object.fromEntries(
    formatFor(timezone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(time / 1000) * 1000;
}

/** Making a format takes longer than using it a thousand times; there are some 400 zones. */
function formatFor(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timezone, format);
  }
  return format;
}
