import { limits, type MemoryReminder } from '@chitta/contract';
import { boolean, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** How members want to train their memory; who never said has no row. */
export const memorySettings = pgTable('memory_settings', {
  userId: integer('user_id').primaryKey(),
  reminderTimes: jsonb('reminder_times').$type<MemoryReminder[]>().notNull().default([]),
  remindersEnabled: boolean('reminders_enabled').notNull().default(true),
  exerciseGoal: integer('exercise_goal').notNull().default(limits.exerciseGoal.default),
  notificationsEnabled: boolean('notifications_enabled').notNull().default(true),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
