import { limits } from '@chitta/contract';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { missingSymbols } from './missing-symbols.ts';

/** Where missing words stand, by the kinds of the words beside them, counted over dreams. */
export const missingSymbolPlaces = pgTable(
  'missing_symbol_places',
  {
    missingId: integer('missing_id')
      .notNull()
      .references(() => missingSymbols.id, { onDelete: 'cascade' }),
    before: text({ enum: limits.wordKinds }).notNull(),
    after: text({ enum: limits.wordKinds }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.missingId, table.before, table.after] })],
);
