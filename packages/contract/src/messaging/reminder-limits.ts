/** Lists and limits of reminders; part of `limits`. */

/** What a member can be reminded of: three things at times of their own, and practices of the Oracle on their day. */
export const reminderKinds = ['morning', 'evening', 'exercise', 'follow_up'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Minutes for which each is of use: what could not come within them does not come at all. */
export const usefulMinutes: Readonly<Record<ReminderKind, number>> = {
  // A dream fades within the first hours of the day.
  morning: 120,
  evening: 120,
  exercise: 240,
  follow_up: 720,
};

/** How many of the next reminders are shown. */
export const shownReminders = 3;

/** Why mails with reminders go out or do not. */
export const reminderMailStates = ['on', 'off', 'unverified', 'refused'] as const;
export type ReminderMailState = (typeof reminderMailStates)[number];
