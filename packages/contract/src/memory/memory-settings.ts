import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';

/** When to remind: weekdays from 1 (Monday) to 7, and the time that the member's clock shows then. */
export const memoryReminder = z.object({
  kind: z.enum(limits.memoryReminderKinds),
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, { message: 'Invalid input' }),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
});
export type MemoryReminder = z.infer<typeof memoryReminder>;

const isOnce = (times: readonly MemoryReminder[]) => {
  const slots = times.flatMap(({ kind, weekdays, time }) => weekdays.map((day) => `${kind} ${day} ${time}`));
  return new Set(slots).size === slots.length;
};

export const memorySettings = z.object({
  /** No time of a kind stands twice. */
  reminderTimes: z
    .array(memoryReminder)
    .max(limits.memoryReminders)
    .refine(isOnce, { message: 'Invalid input' }),
  /** False: no time counts for anything. */
  remindersEnabled: z.boolean(),
  /** Days that the member wants to reach in an exercise. */
  exerciseGoal: z.number().int().min(limits.exerciseGoal.min).max(limits.exerciseGoal.max),
  /** Whether reminders may come as notifications of the devices that allow them. */
  notificationsEnabled: z.boolean(),
});
export type MemorySettings = z.infer<typeof memorySettings>;

export const memorySettingsEndpoints = {
  'GET /api/memory/settings': endpoint({
    access: 'member',
    summary: 'How the member wants to train their memory',
    response: dataOf(memorySettings),
    errors: [],
  }),
  'PUT /api/memory/settings': endpoint({
    access: 'member',
    summary: 'Say how; everything is replaced',
    body: memorySettings,
    response: dataOf(memorySettings),
    errors: [],
  }),
} as const;
