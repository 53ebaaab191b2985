import { limits } from '@chitta/contract';
import { foreignKey, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { dreams } from './dreams.ts';

/** What came after the reading of a dream, one row a dream. */
export const followUps = pgTable(
  'follow_ups',
  {
    userId: integer('user_id').notNull(),
    dreamId: integer('dream_id').notNull(),
    answer: text(),
    deed: text({ enum: limits.deedStates }),
    /** Null: not said, or taken back. */
    verdict: text({ enum: limits.fitVerdicts }),
    change: text().notNull().default(''),
    /** Symbols whose sentences did not fit: among `symbolIds`. */
    misfits: text().array().notNull().default([]),
    /** Symbols that the reading spoke of when it was judged. */
    symbolIds: text('symbol_ids').array().notNull().default([]),
    /** The last of the two questions that was put aside; 0: none. */
    dismissedDay: smallint('dismissed_day').notNull().default(0),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    deedAt: timestamp('deed_at', { withTimezone: true }),
    /** When a question of the journal was last answered or put aside. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.dreamId] }),
    foreignKey({
      columns: [table.userId, table.dreamId],
      foreignColumns: [dreams.userId, dreams.id],
    }).onDelete('cascade'),
  ],
);

export type FollowUpRow = typeof followUps.$inferSelect;
export type FollowUpValues = Partial<typeof followUps.$inferInsert>;
