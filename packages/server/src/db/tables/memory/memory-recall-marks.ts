import { limits } from '@chitta/contract';
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What was left of the dreams of nights, as members marked it. */
export const memoryRecallMarks = pgTable(
  'memory_recall_marks',
  {
    userId: integer('user_id').notNull(),
    /** The day on which the night ended. */
    night: date().notNull(),
    mark: text({ enum: limits.recallMarks }).notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.night] })],
);
