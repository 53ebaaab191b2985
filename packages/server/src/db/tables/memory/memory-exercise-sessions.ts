import type { ExercisedDay } from '@chitta/contract';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Exercises of memory: going back day by day. */
export const memoryExerciseSessions = pgTable(
  'memory_exercise_sessions',
  {
    userId: integer('user_id').notNull(),
    /** Random, 22 characters of base64url. */
    id: text().notNull(),
    date: date().notNull(),
    /** Seconds. */
    duration: integer().notNull(),
    assistedDays: integer('assisted_days').notNull(),
    unassistedDays: integer('unassisted_days').notNull(),
    /** Null: paused. */
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** From the latest back. */
    days: jsonb().$type<readonly ExercisedDay[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type ExerciseSessionRow = Readonly<typeof memoryExerciseSessions.$inferSelect>;
