import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dreamSymbols } from './dream-symbols.ts';

/** Every way people say a symbol, in dictionary form. */
export const symbolVariations = pgTable(
  'symbol_variations',
  {
    symbolId: integer('symbol_id')
      .notNull()
      .references(() => dreamSymbols.id, { onDelete: 'cascade' }),
    variation: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.symbolId, table.variation] })],
);
