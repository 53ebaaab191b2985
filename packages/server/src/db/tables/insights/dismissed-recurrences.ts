import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Dreams that are alike and that the member says are not the same dream, by what they share. */
export const dismissedRecurrences = pgTable(
  'dismissed_recurrences',
  {
    userId: integer('user_id').notNull(),
    key: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
