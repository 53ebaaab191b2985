import { invariantNames } from '@chitta/contract';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the newest check found of each invariant. */
export const invariantChecks = pgTable('invariant_checks', {
  name: text({ enum: invariantNames }).primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  /** How many things break it. */
  count: integer().notNull(),
  /** Numbers of some of them. */
  ids: bigint({ mode: 'number' }).array().notNull(),
  /** Of the first check in a row that found it broken; null: it holds. */
  brokenSince: timestamp('broken_since', { withTimezone: true }),
});

export type InvariantCheckRow = Readonly<typeof invariantChecks.$inferSelect>;
