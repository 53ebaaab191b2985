import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/**
 * In which dreams of the journal a symbol was present. Kept beside the dreams, because the newest few dreams of each of
 * fifty symbols cannot be found among twenty thousand fast enough in any other way.
 */
export const symbolOccurrences = pgTable(
  'symbol_occurrences',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    symbol: text().notNull(),
    /** Of the dream. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    dreamId: integer('dream_id').notNull(),
    /** What was said of it: the symbol of that, and the dreamer's words. Both or neither. */
    conditionSymbol: text('condition_symbol'),
    conditionText: text('condition_text'),
    actor: text({ enum: ['dreamer', 'other'] }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.symbol, table.createdAt, table.dreamId] })],
);
