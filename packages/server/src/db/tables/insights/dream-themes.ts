import { limits } from '@chitta/contract';
import { integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** The typical themes of dreams: one row per theme and language. */
export const dreamThemes = pgTable(
  'dream_themes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The same in all languages. */
    name: text().notNull(),
    language: text({ enum: limits.languages }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text({ enum: limits.themeCategories }).notNull(),
    /** Slugs of the symbols that belong with it. */
    symbolKeywords: text('symbol_keywords').array().notNull().default([]),
    /** Percent of the people asked; null where no figure was read in its publication. */
    prevalence: smallint(),
    orderIndex: smallint('order_index').notNull(),
    /** Set when an admin has edited the row: from then on the files no longer change it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [unique('dream_themes_name_language').on(table.name, table.language)],
);
