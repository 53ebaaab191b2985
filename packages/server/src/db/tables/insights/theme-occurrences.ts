import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/** In which dreams of the journal a theme was found. It follows from `dreams.themes`, and is kept as `symbol_occurrences` is. */
export const themeOccurrences = pgTable(
  'theme_occurrences',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    theme: text().notNull(),
    /** Of the dream. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    dreamId: integer('dream_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.theme, table.createdAt, table.dreamId] })],
);
