import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

/** Stands for every day. */
export const everyDay = '-infinity';

/** Days (of UTC) whose dreams or nights have changed since they were counted. Triggers of the database write them. */
export const dreamChanges = pgTable(
  'dream_changes',
  {
    userId: integer('user_id').notNull(),
    day: date().notNull(),
    /** Grows with each change. */
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
