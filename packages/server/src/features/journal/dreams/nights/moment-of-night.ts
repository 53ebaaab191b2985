import { AppError } from '#server/platform/errors/app-error.ts';
import { dayAt, defaultTimezone, momentAt } from '#server/platform/time/calendar-day.ts';

/** Minutes after midnight at which a night that is named afterwards has its dreams: towards its end. */
const dreamingTime = 6 * 60;
const firstNight = '1900-01-01';

interface NightOptions {
  readonly timezone: string | null;
  readonly now: Date;
}

/**
 * When a dream of a night has its place in the journal. `night` is the day on which it ended, in the member's calendar.
 * Throws `requests.invalid` for one that has not come.
 */
export function momentOfNight(night: string, { timezone, now }: NightOptions): Date {
  const zone = timezone ?? defaultTimezone;
  if (night > dayAt(now, zone) || night < firstNight) {
    throw new AppError('requests.invalid', { details: [{ path: 'night', message: 'Invalid input' }] });
  }
  const moment = momentAt(night, dreamingTime, zone);
  return moment < now ? moment : now;
}

/** The day on which the night of a dream ended. */
export function nightAt(at: Date, timezone: string | null): string {
  return dayAt(at, timezone ?? defaultTimezone);
}
