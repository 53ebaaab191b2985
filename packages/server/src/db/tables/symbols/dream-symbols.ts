import { limits } from '@chitta/contract';
import { boolean, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** The dictionary: one row per symbol and language. */
export const dreamSymbols = pgTable(
  'dream_symbols',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Stable name of the symbol, the same in all languages. */
    slug: text().notNull(),
    language: text({ enum: limits.languages }).notNull(),
    name: text().notNull(),
    group: text().notNull(),
    description: text().notNull(),
    category: text().notNull().default('General'),
    extendedDescription: text('extended_description').notNull(),
    isCommon: boolean('is_common').notNull().default(false),
    isVital: boolean('is_vital').notNull().default(false),
    deeperInsight: text('deeper_insight').notNull(),
    /** What the thing is for in waking life. */
    function: text().notNull().default(''),
    /** A phrase that fits inside a sentence. */
    meaning: text().notNull().default(''),
    deed: text().notNull().default(''),
    variations: text().array().notNull().default([]),
    /** Those of the variations that are shown nowhere; null: as in the files. */
    unshown: text().array(),
    /** Null: as in the files. */
    basis: text({ enum: limits.entryBases }),
    /** Taken out by an admin: neither recognised nor shown. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Set when an admin has edited the row: from then on the files no longer change it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [unique('dream_symbols_slug_language').on(table.slug, table.language)],
);
