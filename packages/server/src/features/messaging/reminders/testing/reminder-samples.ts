import type { ReminderSettings } from '@chitta/contract';
import type { SampleMaker } from '#server/testing/request-sample.ts';
import { createUnsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';

/** Settings of a member who is reminded each day at seven by push alone. */
export function buildReminderSettings(changes: Partial<ReminderSettings> = {}): ReminderSettings {
  const none = { push: false, mail: false };
  return {
    reminderTimes: [{ kind: 'morning', weekdays: [1, 2, 3, 4, 5, 6, 7], time: '07:00' }],
    remindersEnabled: true,
    quietHours: null,
    channels: { morning: { push: true, mail: false }, evening: none, exercise: none, follow_up: none },
    ...changes,
  };
}

export const reminderSamples = {
  'GET /api/reminders': () => ({}),
  'PUT /api/reminders': () => ({
    body: buildReminderSettings({ quietHours: { from: '22:00', to: '06:30' } }),
  }),
  'POST /api/reminders/unsubscribe/:token': async (owner, { context }) => ({
    params: { token: await createUnsubscribeToken(context, owner.user.id) },
  }),
} satisfies Record<string, SampleMaker>;
