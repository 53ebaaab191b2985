import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { memorySettings } from '../memory/memory-settings.ts';

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Hours in which nothing comes, as the member's clock tells them; `from` after `to` goes over midnight. */
export const quietHours = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Invalid input' });

const channels = z.object({ push: z.boolean(), mail: z.boolean() });
export type ReminderChannels = z.infer<typeof channels>;

/** What a member sets of reminders. */
export const reminderSettings = z.object({
  /** Of several times of a kind on one day the earliest counts: there is at most one reminder of a kind a day. */
  reminderTimes: memorySettings.shape.reminderTimes,
  /** False: nothing comes at all. */
  remindersEnabled: z.boolean(),
  quietHours: quietHours.nullable(),
  /** By which ways each kind comes; by none: it does not. */
  channels: z.record(z.enum(limits.reminderKinds), channels),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

export const reminders = reminderSettings.extend({
  /** Of the member: all times are told by it. */
  timezone: z.string(),
  /** The next ones as everything stands now. */
  next: z.array(z.object({ kind: z.enum(limits.reminderKinds), at: z.string() })).max(limits.shownReminders),
  /** Whether the member takes pushes at all, and how many of their devices can be reached. */
  push: z.object({ isOn: z.boolean(), devices: z.number().int().nonnegative() }),
  /** Whether mails go out; else they are off for all of Chitta, the address is not proven, or it refused the last one. */
  mail: z.enum(limits.reminderMailStates),
  /** When they were stopped through a mail and not chosen since; null: they were not. */
  mailStoppedAt: z.string().nullable(),
});
export type Reminders = z.infer<typeof reminders>;

/** In an export: how the member is reminded, and what became of the reminders of the last weeks; the times are in `memory-settings`. */
export const exportedReminders = z.object({
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Kinds that come by each way. */
  push: z.array(z.enum(limits.reminderKinds)),
  mail: z.array(z.enum(limits.reminderKinds)),
  mailStoppedAt: z.string().nullable(),
  handled: z.array(
    z.object({
      kind: z.enum(limits.reminderKinds),
      /** By the member's calendar. */
      day: z.string(),
      dueAt: z.string(),
      handledAt: z.string(),
      outcome: z.enum(['sent', 'done', 'late', 'quiet', 'nowhere']),
      byPush: z.boolean(),
      byMail: z.boolean(),
    }),
  ),
});
export type ExportedReminders = z.infer<typeof exportedReminders>;

export const remindersEndpoints = {
  'GET /api/reminders': endpoint({
    access: 'member',
    summary: 'When and how the member is reminded, and the next three times',
    response: dataOf(reminders),
    errors: [],
  }),
  'PUT /api/reminders': endpoint({
    access: 'member',
    summary: 'Say when and how; everything is replaced',
    body: reminderSettings,
    response: dataOf(reminders),
    errors: [],
  }),
  'POST /api/reminders/unsubscribe/:token': endpoint({
    access: 'public',
    summary:
      'Stop reminders by mail with one press, as RFC 8058 has it: whoever has the link may, and nothing else is asked',
    params: z.object({ token: z.string().min(1).max(100) }),
    isNotification: true,
    response: z.object({ success: z.literal(true) }),
    errors: ['links.unknown'],
  }),
} as const;
