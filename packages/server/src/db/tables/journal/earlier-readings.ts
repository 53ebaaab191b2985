import { limits } from '@chitta/contract';
import { boolean, foreignKey, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { dreams } from './dreams.ts';

/** Readings of a dream that a later one has taken the place of. The one that the dream stands with is in its row. */
export const earlierReadings = pgTable(
  'earlier_readings',
  {
    userId: integer('user_id').notNull(),
    dreamId: integer('dream_id').notNull(),
    id: integer().generatedByDefaultAsIdentity(),
    translation: text().notNull(),
    language: text({ enum: limits.languages }).notNull(),
    isPremiumTranslation: boolean('is_premium_translation').notNull(),
    engineVersion: text('engine_version'),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
    /** What was said of it while the dream stood with it; see `follow_ups`. */
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    deed: text({ enum: limits.deedStates }),
    verdict: text({ enum: limits.fitVerdicts }),
    change: text().notNull().default(''),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.dreamId, table.id] }),
    foreignKey({
      columns: [table.userId, table.dreamId],
      foreignColumns: [dreams.userId, dreams.id],
    }).onDelete('cascade'),
  ],
);

export type EarlierReadingRow = typeof earlierReadings.$inferSelect;
export type NewEarlierReading = typeof earlierReadings.$inferInsert;
