import { limits } from '@chitta/contract';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which version of the files the themes of a language are from. */
export const themeLoads = pgTable('theme_loads', {
  language: text({ enum: limits.languages }).primaryKey(),
  version: text().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
