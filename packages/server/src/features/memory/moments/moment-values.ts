import type { KeepMomentRequest } from '@chitta/contract';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';

const firstDay = '1900-01-01';
/** Where a day begins first: there the latest day is that it can be anywhere. */
const earliestZone = 'Pacific/Kiritimati';

export interface MomentValues {
  readonly note: string;
  readonly kind: KeepMomentRequest['kind'];
  readonly timestamp: Date;
  readonly date: string;
}

/**
 * What is kept of a moment beside its picture. A device whose clock is ahead has taken it down now. A day may be the one
 * that it is somewhere already: members travel further than their time zone is told. Throws `requests.invalid` for one
 * that has not come anywhere.
 */
export function momentValues(
  { note, kind, timestamp: at, date }: KeepMomentRequest,
  { timezone }: Pick<Member, 'timezone'>,
  now: Date,
): MomentValues {
  const said = at === undefined ? now : new Date(at);
  const timestamp = said > now ? now : said;
  const day = date ?? dayAt(timestamp, timezone ?? defaultTimezone);
  if (day < firstDay) throw invalid(date === undefined ? 'timestamp' : 'date');
  if (day > dayAt(now, earliestZone)) throw invalid('date');
  return { note, kind: kind ?? null, timestamp, date: day };
}

const invalid = (path: string) =>
  new AppError('requests.invalid', { details: [{ path, message: 'Invalid input' }] });
