import { limits } from '@chitta/contract';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Version of the dictionary files that the tables were last loaded from. */
export const dictionaryLoads = pgTable('dictionary_loads', {
  language: text({ enum: limits.languages }).primaryKey(),
  version: text().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
