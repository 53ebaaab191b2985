import type { ReminderSettings } from '@chitta/contract';

const none = { push: false, mail: false };

/** What the demo member has set, and switched off: nobody is there to be reminded. */
export const demoReminders: ReminderSettings = {
  reminderTimes: [
    { kind: 'morning', weekdays: [1, 2, 3, 4, 5], time: '07:00' },
    { kind: 'morning', weekdays: [6, 7], time: '09:00' },
  ],
  remindersEnabled: false,
  quietHours: { from: '22:30', to: '06:30' },
  channels: { morning: { push: true, mail: false }, evening: none, exercise: none, follow_up: none },
};
