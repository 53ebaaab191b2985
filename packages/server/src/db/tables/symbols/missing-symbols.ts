import { limits } from '@chitta/contract';
import { boolean, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/** Words that dreams use and the dictionary lacks. */
export const missingSymbols = pgTable(
  'missing_symbols',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** One word in lower case. */
    symbol: text().notNull(),
    language: text({ enum: limits.languages }).notNull(),
    /** Dreams of journals that it came with; 0: it was only in dreams that were read. */
    count: integer().notNull().default(1),
    lastReported: timestamp('last_reported', { withTimezone: true }).notNull().defaultNow(),
    /** Who reported it last; null when that member is gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    processed: boolean().notNull().default(false),
    status: text({ enum: limits.missingSymbolStatuses }).notNull().default('pending'),
  },
  (table) => [unique('missing_symbols_language_symbol').on(table.language, table.symbol)],
);

export type MissingSymbolRow = typeof missingSymbols.$inferSelect;
