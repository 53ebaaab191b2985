import type { Reminders } from '@chitta/contract';

/** Of a member with two times of the morning, on a device that gets notifications. */
export function buildReminders(changes: Partial<Reminders> = {}): Reminders {
  const none = { push: false, mail: false };
  return {
    remindersEnabled: true,
    reminderTimes: [
      { kind: 'morning', weekdays: [1, 2, 3, 4, 5], time: '07:00' },
      { kind: 'morning', weekdays: [6, 7], time: '09:00' },
    ],
    quietHours: null,
    channels: { morning: { push: true, mail: false }, evening: none, exercise: none, follow_up: none },
    timezone: 'UTC',
    next: [{ kind: 'morning', at: '2026-11-23T07:00:00.000Z' }],
    push: { isOn: true, devices: 1 },
    mail: 'on',
    mailStoppedAt: null,
    ...changes,
  };
}
