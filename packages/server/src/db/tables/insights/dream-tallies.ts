import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StoredCounts, StoredTheme } from './dream-analytics.ts';

/** A night that has dreams or a mark of what is left of it. */
export interface StoredNight {
  readonly dreams: number;
  readonly told: number;
  readonly felt: StoredCounts;
  readonly chosenTold: number;
  readonly chosen: StoredCounts;
  readonly mark: string | null;
}

/** Counts that can be added up. Names are in the order of their letters, so that the same counts are the same text. */
export interface StoredTally {
  readonly dreams: number;
  readonly words: number;
  /** Dreams by their number of words. */
  readonly lengths: readonly (readonly [number, number])[];
  readonly nights: readonly (readonly [string, StoredNight])[];
  readonly symbols: StoredCounts;
  readonly categories: StoredCounts;
  readonly themes: readonly StoredTheme[];
  /** Dreams by the hour at which they were written down. */
  readonly hours: readonly number[];
  readonly untimed: number;
}

/** What the dreams of one month come to. */
export const dreamTallies = pgTable(
  'dream_tallies',
  {
    userId: integer('user_id').notNull(),
    /** Its first day. */
    month: date().notNull(),
    tally: jsonb().$type<StoredTally>().notNull(),
    countedWith: text('counted_with').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);
