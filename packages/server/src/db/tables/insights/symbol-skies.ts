import type { limits } from '@chitta/contract';
import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Symbol, dreams, first and last night, and pairs of a step and its dreams. */
export type StoredStar = readonly [string, number, string, string, readonly number[]];
/** Places of two stars, dreams in which both were, and the step in which they first met. */
export type StoredLine = readonly [number, number, number, number];

export interface StoredSky {
  readonly dreams: number;
  readonly step: (typeof limits.skySteps)[number];
  readonly steps: readonly string[];
  readonly symbolCount: number;
  readonly stars: readonly StoredStar[];
  readonly lines: readonly StoredLine[];
}

/** Dreams that are alike. */
export interface StoredRecurrence {
  readonly key: string;
  readonly theme: string | null;
  readonly shared: readonly string[];
  /** Further symbols of at least half of them, with how many. */
  readonly often: readonly (readonly [string, number])[];
  readonly expected: number;
  readonly first: string;
  readonly last: string;
  readonly count: number;
  /** The newest of them, newest first. */
  readonly dreams: readonly number[];
}

/** What the whole journal of a member shows. */
export const symbolSkies = pgTable('symbol_skies', {
  userId: integer('user_id').primaryKey(),
  sky: jsonb().$type<StoredSky>().notNull(),
  recurrences: jsonb().$type<readonly StoredRecurrence[]>().notNull(),
  computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
});
