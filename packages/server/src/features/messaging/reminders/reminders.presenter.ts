import { limits, type ReminderKind, type Reminders } from '@chitta/contract';
import type { ReminderMailState } from '@chitta/contract/limits';
import { clockTime } from '@chitta/contract/quiet-hours';
import type { ReminderState } from './reminder-state.ts';
import type { ReminderMoment } from './schedule/reminder-schedule.ts';

/** How a member can be reached. */
export interface ReminderReach {
  readonly takesPushes: boolean;
  readonly takesMails: boolean;
  readonly emailVerified: boolean;
  /** Whether the address has refused a reminder for good. */
  readonly isRefused: boolean;
  readonly devices: number;
}

export function presentReminders(
  state: ReminderState,
  { next, reach }: { readonly next: readonly ReminderMoment[]; readonly reach: ReminderReach },
): Reminders {
  const { isOn, timezone, times, quietHours, pushKinds, mailKinds, mailStoppedAt } = state;
  const channels = limits.reminderKinds.map((kind) => [
    kind,
    { push: pushKinds.includes(kind), mail: mailKinds.includes(kind) },
  ]);
  return {
    remindersEnabled: isOn,
    reminderTimes: [...times],
    quietHours: quietHours && { from: clockTime(quietHours.from), to: clockTime(quietHours.to) },
    channels: Object.fromEntries(channels) as Record<ReminderKind, { push: boolean; mail: boolean }>,
    timezone,
    next: next.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    push: { isOn: reach.takesPushes, devices: reach.devices },
    mail: mailState(reach),
    mailStoppedAt: mailStoppedAt?.toISOString() ?? null,
  };
}

/** Whether mails with reminders go out to the member. */
export function mailState({
  takesMails,
  emailVerified,
  isRefused,
}: Omit<ReminderReach, 'devices' | 'takesPushes'>): ReminderMailState {
  if (!takesMails) return 'off';
  if (!emailVerified) return 'unverified';
  return isRefused ? 'refused' : 'on';
}
