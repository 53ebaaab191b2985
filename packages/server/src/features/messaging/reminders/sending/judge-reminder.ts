import { usefulMinutes } from '@chitta/contract/limits';
import { isQuiet } from '@chitta/contract/quiet-hours';
import type { ReminderPlan } from '#server/db/tables/messaging/reminder-plans.ts';
import { dayAt, minutesAt } from '#server/platform/time/calendar-day.ts';
import type { PlanSource } from '../plan-reminders.ts';
import { kindsOf } from '../reminder-state.ts';
import { momentOn } from '../schedule/reminder-schedule.ts';

/**
 * What is to be done with a reminder whose time has come: `due`; not to be sent, as its time is over (`late`) or the hours
 * are `quiet` by now; or `moot`: there is no such reminder any more, or it was handled.
 */
export type Judgement = 'due' | 'late' | 'quiet' | 'moot';

/** Judges by what is set now: it can have been changed since the reminder was planned. */
export function judgeReminder(
  { kind, localDate: day }: ReminderPlan,
  { state, schedule, takenOf }: PlanSource,
  now: Date,
): Judgement {
  const at = momentOn(schedule, kind, day);
  if (at === null || at > now || takenOf(kind).has(day) || !kindsOf(state).includes(kind)) return 'moot';
  const minutesLate = (now.getTime() - at.getTime()) / 60_000;
  if (minutesLate > usefulMinutes[kind] || dayAt(now, schedule.timezone) !== day) return 'late';
  return isQuiet(schedule.quietHours, minutesAt(now, schedule.timezone)) ? 'quiet' : 'due';
}
