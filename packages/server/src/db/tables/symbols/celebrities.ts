import { limits } from '@chitta/contract';
import { boolean, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Famous people and figures with the quality they are known for: one row per name and language. */
export const celebrities = pgTable(
  'celebrities',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    language: text({ enum: limits.languages }).notNull(),
    name: text().notNull(),
    description: text().notNull().default('A famous person: the quality that you see in them.'),
    category: text().notNull().default('Person'),
    quality: text().notNull(),
    /** Other names that mean nobody else. */
    also: text().array().notNull().default([]),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Set when an admin has edited the row: from then on the files no longer change it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [unique('celebrities_language_name').on(table.language, table.name)],
);
