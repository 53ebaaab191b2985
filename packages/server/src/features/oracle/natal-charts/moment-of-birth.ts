import { boundsOfDay, momentsOf } from '@chitta/places';

/** When somebody was born: a moment, or somewhere in a day; `never` where clocks of the place showed no such time. */
export type MomentOfBirth =
  | { readonly kind: 'moment'; readonly at: Date }
  | { readonly kind: 'twice'; readonly moments: readonly [Date, Date] }
  | { readonly kind: 'day'; readonly from: Date; readonly to: Date }
  | { readonly kind: 'never' };

/** Finds it by the clocks of a time zone that exists. `date`: `YYYY-MM-DD`; `time`: `HH:MM`, or null where nobody knows. */
export function momentOfBirth(date: string, time: string | null, timeZone: string): MomentOfBirth {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const bounds = boundsOf({ year, month, day }, timeZone);
  if (bounds === null) return { kind: 'never' };
  if (time === null) return { kind: 'day', ...bounds };
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const [first, second] = momentsOf({ year, month, day, hour, minute }, timeZone);
  if (first === undefined) return { kind: 'never' };
  return second === undefined ? { kind: 'moment', at: first } : { kind: 'twice', moments: [first, second] };
}

/** Null for a day that a place left out, as Samoa did when it moved across the date line. */
function boundsOf(day: { year: number; month: number; day: number }, timeZone: string) {
  try {
    return boundsOfDay(day, timeZone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
