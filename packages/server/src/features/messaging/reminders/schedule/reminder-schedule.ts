import type { MemoryReminder, ReminderKind } from '@chitta/contract';
import { usefulMinutes } from '@chitta/contract/limits';
import { afterQuiet, minutesOf, type QuietHours } from '@chitta/contract/quiet-hours';
import { dayAt, minutesAt, momentAt, nextDay } from '#server/platform/time/calendar-day.ts';

/** When a member wants to be reminded, as their own clock tells it. */
export interface ReminderSchedule {
  readonly timezone: string;
  readonly times: readonly MemoryReminder[];
  readonly quietHours: QuietHours | null;
  /** Days on which a practice of the Oracle is to be looked back on, in order. */
  readonly followUpDays: readonly string[];
}

/** One reminder: of which of the member's days it is, and when it comes. */
export interface ReminderMoment {
  readonly kind: ReminderKind;
  readonly day: string;
  readonly at: Date;
}

/** Follow-ups have a day and no time. */
const followUpMinutes = 10 * 60;
/** Three weeks and today: as many as are shown of what comes once a week. */
const daysAhead = 22;

/**
 * The next reminders of a kind after `after`, at most `count`, none of a day that is `taken`. There is at most one a day,
 * the earliest time. Where clocks skip its time it comes when they go on, where they show it twice the first time. One
 * that falls into quiet hours comes at their end, if that is the same day and it is still of use; else not at all.
 */
export function nextReminders(
  schedule: ReminderSchedule,
  kind: ReminderKind,
  {
    after,
    count,
    taken,
  }: { readonly after: Date; readonly count: number; readonly taken: ReadonlySet<string> },
): ReminderMoment[] {
  const found: ReminderMoment[] = [];
  for (const day of daysFrom(schedule, kind, dayAt(after, schedule.timezone))) {
    if (found.length === count) break;
    if (taken.has(day)) continue;
    const at = momentOn(schedule, kind, day);
    if (at !== null && at > after) found.push({ kind, day, at });
  }
  return found;
}

function daysFrom({ followUpDays }: ReminderSchedule, kind: ReminderKind, first: string): readonly string[] {
  if (kind === 'follow_up') return followUpDays.filter((day) => day >= first);
  const days = [first];
  while (days.length < daysAhead) days.push(nextDay(days.at(-1) ?? first));
  return days;
}

/** When the reminder of a kind comes on a day of the member's; null: there is none. */
export function momentOn(schedule: ReminderSchedule, kind: ReminderKind, day: string): Date | null {
  const { timezone, quietHours } = schedule;
  const wanted = minutesOn(schedule, kind, day);
  if (wanted === null) return null;
  const at = momentAt(day, wanted, timezone);
  // What clocks show then: another time where they skipped the one that is wanted.
  const shown = minutesAt(at, timezone);
  const allowed = afterQuiet(quietHours, shown);
  if (allowed === null || allowed - shown > usefulMinutes[kind]) return null;
  const moved = allowed === shown ? at : momentAt(day, allowed, timezone);
  return dayAt(moved, timezone) === day ? moved : null;
}

function minutesOn(
  { times, followUpDays }: ReminderSchedule,
  kind: ReminderKind,
  day: string,
): number | null {
  if (kind === 'follow_up') return followUpDays.includes(day) ? followUpMinutes : null;
  const weekday = weekdayOf(day);
  const minutes = times
    .filter((each) => each.kind === kind && each.weekdays.includes(weekday))
    .map(({ time }) => minutesOf(time));
  return minutes.length === 0 ? null : Math.min(...minutes);
}

/** From 1 (Monday) to 7. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
