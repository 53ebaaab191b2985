import { limits } from '@chitta/contract';
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The next reminder of each kind, worked out ahead. */
export const reminderPlans = pgTable(
  'reminder_plans',
  {
    userId: integer('user_id').notNull(),
    kind: text({ enum: limits.reminderKinds }).notNull(),
    /** The day that it belongs to, by the member's calendar. */
    localDate: date('local_date').notNull(),
    nextDueAt: timestamp('next_due_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export type ReminderPlan = typeof reminderPlans.$inferSelect;
