import { limits } from '@chitta/contract';
import { boolean, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Symbols that mean more together than apart: one row per combination and language. */
export const combinedSymbols = pgTable(
  'combined_symbols',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Stable name, the same in all languages. */
    slug: text().notNull(),
    language: text({ enum: limits.languages }).notNull(),
    name: text().notNull(),
    description: text().notNull(),
    category: text().notNull().default('Combined Symbol'),
    /** In the notation of the content files. */
    parts: text().array().notNull().default([]),
    phrases: text().array().notNull().default([]),
    meaning: text().notNull(),
    insight: text().notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Set when an admin has edited the row: from then on the files no longer change it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [unique('combined_symbols_slug_language').on(table.slug, table.language)],
);
