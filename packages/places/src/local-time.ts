/** A time of day on a calendar day, as a clock on the wall shows it; `month` from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/**
 * The moments at which the clocks of a time zone showed a time: one, two where they were put back and showed it again,
 * none where they were put forward over it. By the IANA time zone database of the runtime.
 *
 * @throws RangeError for a time zone that it does not know.
 */
export function momentsOf(time: WallTime, timeZone: string): Date[] {
  const asUtc = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  const zone = clockOf(timeZone);
  // Clocks of a place are at most a day from those of Greenwich; what they show around then tells every offset in question.
  const offsets = new Set([-day, -day / 2, 0, day / 2, day].map((aside) => offsetAt(asUtc + aside, zone)));
  const moments = [...offsets].map((offset) => asUtc - offset);
  return moments
    .filter((moment) => moment + offsetAt(moment, zone) === asUtc)
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment));
}

/** A calendar day from its first to its last moment in a time zone. */
export function boundsOfDay(
  { year, month, day: date }: Pick<WallTime, 'year' | 'month' | 'day'>,
  timeZone: string,
): { readonly from: Date; readonly to: Date } {
  return { from: startOf(year, month, date, timeZone), to: startOf(year, month, date + 1, timeZone) };
}

const day = 86_400_000;

/** Midnight, or the first moment behind it where clocks were put forward over midnight. */
function startOf(year: number, month: number, date: number, timeZone: string): Date {
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    const hour = Math.floor(minute / 60);
    const [first] = momentsOf({ year, month, day: date, hour, minute: minute % 60 }, timeZone);
    if (first) return first;
  }
  throw new RangeError(`No clock of ${timeZone} showed that day.`);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    era: 'narrow',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
}

/** By how many milliseconds the clocks are ahead of Greenwich. */
function offsetAt(moment: number, zone: Intl.DateTimeFormat): number {
  const parts = new Map(zone.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}
