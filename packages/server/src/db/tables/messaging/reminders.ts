import { limits } from '@chitta/contract';
import { boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What became of a reminder: it was sent; what it is about was done already; its time was over, or quiet, when a server
 * got to it; there was no way to reach the member.
 */
export const reminderOutcomes = ['sent', 'done', 'late', 'quiet', 'nowhere'] as const;
export type ReminderOutcome = (typeof reminderOutcomes)[number];

/** Reminders of the last weeks: one of a kind for each day of a member. */
export const reminders = pgTable(
  'reminders',
  {
    userId: integer('user_id').notNull(),
    kind: text({ enum: limits.reminderKinds }).notNull(),
    localDate: date('local_date').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }).notNull(),
    outcome: text({ enum: reminderOutcomes }).notNull(),
    byPush: boolean('by_push').notNull().default(false),
    byMail: boolean('by_mail').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.localDate] })],
);

export type HandledReminder = typeof reminders.$inferSelect;
