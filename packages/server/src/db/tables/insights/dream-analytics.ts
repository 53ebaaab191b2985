import { limits } from '@chitta/contract';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Names with how often each was, most frequent first. */
export type StoredCounts = readonly (readonly [string, number])[];

/** What was felt in some dreams: recognised in them, and said by the member. */
export interface StoredFeelings {
  readonly dreams: number;
  readonly told: number;
  readonly felt: StoredCounts;
  readonly chosenTold: number;
  readonly chosen: StoredCounts;
}

export interface StoredTrends extends StoredFeelings {
  readonly step: (typeof limits.insightSteps)[number];
  readonly points: readonly (StoredFeelings & { readonly from: string })[];
}

export interface StoredTheme {
  readonly key: string;
  readonly count: number;
  readonly first: string;
  readonly last: string;
  /** Its newest dream. */
  readonly dream: number;
}

export interface StoredFigures {
  readonly nights: number;
  readonly words: number;
  readonly lengthMedian: number | null;
  readonly symbolCount: number;
  /** Symbols of more than one dream. */
  readonly returning: number;
  readonly hours: readonly number[];
  readonly untimed: number;
  readonly recall: { readonly dream: number; readonly fragment: number; readonly none: number };
  readonly heat: { readonly step: 'night' | 'month'; readonly counts: StoredCounts };
}

/** Figures of a member's dreams in each period of their own calendar that has any. */
export const dreamAnalytics = pgTable(
  'dream_analytics',
  {
    userId: integer('user_id').notNull(),
    period: text({ enum: limits.insightPeriods }).notNull(),
    /** First and last day; of `all`, those of the first and the last night. */
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    dreamCount: integer('dream_count').notNull(),
    topSymbols: jsonb('top_symbols').$type<StoredCounts>().notNull(),
    topCategories: jsonb('top_categories').$type<StoredCounts>().notNull(),
    emotionalTrends: jsonb('emotional_trends').$type<StoredTrends>().notNull(),
    recurringThemes: jsonb('recurring_themes').$type<readonly StoredTheme[]>().notNull(),
    figures: jsonb().$type<StoredFigures>().notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period, table.periodStart] })],
);

export type DreamAnalyticsRow = Readonly<typeof dreamAnalytics.$inferSelect>;
