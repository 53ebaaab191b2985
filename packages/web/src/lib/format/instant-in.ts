/** What the clocks of a zone show at an instant, as if it were UTC, in epoch milliseconds. */
function shownAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return Date.parse(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}Z`);
}

/**
 * When the clocks of a zone show a time (`HH:MM`) on a day (`YYYY-MM-DD`). Of a time that they show twice, the first; for one that
 * they skip, as long after the skip as it would have been.
 */
export function instantIn(zone: string, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  // What the clocks are ahead by, a day before and a day after: two values around a change, else one.
  const offsets = [-1, 1].map((side) => {
    const at = wanted + side * 24 * 60 * 60 * 1000;
    return shownAt(zone, at) - at;
  });
  const [before = 0] = offsets;
  const fitting = offsets.find((offset) => shownAt(zone, wanted - offset) === wanted);
  return new Date(wanted - (fitting ?? before));
}

/** What the clocks of a zone show at an instant, `HH:MM`. */
export function timeIn(zone: string, at: Date): string {
  return new Date(shownAt(zone, at.getTime())).toISOString().slice(11, 16);
}
