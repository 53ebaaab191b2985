import { limits } from '@chitta/contract';
import { integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/** Symbols of a member's own. Rows of one member lie together by `userId`, which leads every key. */
export const personalSymbols = pgTable(
  'personal_symbols',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: integer().generatedByDefaultAsIdentity(),
    language: text({ enum: limits.languages }).notNull(),
    name: text().notNull(),
    /** Normalised name; unique per member and language. */
    nameKey: text('name_key').notNull(),
    group: text({ enum: limits.symbolGroups }).notNull().default('object'),
    description: text().notNull().default(''),
    category: text().notNull().default('Personal'),
    /** Dreams of the journal in which it was recognised. */
    frequency: integer().notNull().default(0),
    /** 1 very unpleasant to 5 very pleasant. */
    emotionalImpact: smallint('emotional_impact'),
    personalContext: text('personal_context').notNull().default(''),
    variations: text().array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set while it can still be restored. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type PersonalSymbolRow = typeof personalSymbols.$inferSelect;
export type NewPersonalSymbol = typeof personalSymbols.$inferInsert;
