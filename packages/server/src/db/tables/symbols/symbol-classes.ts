import { limits } from '@chitta/contract';
import { boolean, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Classes of words that administrators have changed; the files have the rest. */
export const symbolClasses = pgTable(
  'symbol_classes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    language: text({ enum: limits.languages }).notNull(),
    name: text().notNull(),
    group: text().notNull(),
    category: text().notNull(),
    function: text().notNull(),
    meaning: text().notNull(),
    insight: text().notNull(),
    deed: text().notNull(),
    words: text().array().notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [unique('symbol_classes_slug_language').on(table.slug, table.language)],
);
