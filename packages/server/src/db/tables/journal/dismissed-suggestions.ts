import { limits } from '@chitta/contract';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/** Words that a member does not want suggested as symbols of their own. */
export const dismissedSuggestions = pgTable(
  'dismissed_suggestions',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text({ enum: limits.languages }).notNull(),
    word: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language, table.word] })],
);
