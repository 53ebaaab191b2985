import type { MemoryReminder, ReminderKind } from '@chitta/contract';
import { limits } from '@chitta/contract';
import type { QuietHours } from '@chitta/contract/quiet-hours';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import type { ReminderStateRow } from './reminders.queries.ts';

/** All that reminders of a member follow from, but what they did and what they were reminded of. */
export interface ReminderState {
  readonly userId: number;
  readonly isOn: boolean;
  readonly timezone: string;
  readonly times: readonly MemoryReminder[];
  readonly quietHours: QuietHours | null;
  /** Kinds that come by each way. */
  readonly pushKinds: readonly ReminderKind[];
  readonly mailKinds: readonly ReminderKind[];
  readonly mailStoppedAt: Date | null;
}

/** Devices of those who never chose are reminded of all but follow-ups, which have a switch of their own. */
const pushedUnasked: readonly ReminderKind[] = ['morning', 'evening', 'exercise'];

export function stateOf(row: ReminderStateRow): ReminderState {
  const { quietFrom, quietTo } = row;
  const takesPushes = row.notificationsEnabled ?? true;
  return {
    userId: row.userId,
    isOn: row.remindersEnabled ?? true,
    timezone: zoneOf(row.timezone),
    times: row.reminderTimes ?? [],
    quietHours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    pushKinds: takesPushes ? (row.pushKinds ?? pushedUnasked) : [],
    mailKinds: row.mailKinds ?? [],
    mailStoppedAt: row.mailStoppedAt,
  };
}

/** Kinds that come by some way. */
export function kindsOf({ isOn, pushKinds, mailKinds }: ReminderState): readonly ReminderKind[] {
  if (!isOn) return [];
  return limits.reminderKinds.filter((kind) => pushKinds.includes(kind) || mailKinds.includes(kind));
}

/** A zone that this runtime has lost since it was kept must not hold up everybody's reminders. */
function zoneOf(timezone: string | null): string {
  if (timezone === null) return defaultTimezone;
  try {
    dayAt(new Date(0), timezone);
    return timezone;
  } catch {
    return defaultTimezone;
  }
}
