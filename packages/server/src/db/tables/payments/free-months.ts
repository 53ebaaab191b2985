import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Months of premium that were given: a ledger. Rows without a subscription are premium from `startsAt` to `endsAt`;
 * those with one moved its renewal by so many months.
 */
export const freeMonths = pgTable('free_months', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  source: text({ enum: ['reward', 'admin', 'welcome'] }).notNull(),
  sourceId: text('source_id').notNull(),
  months: integer().notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  subscriptionId: text('subscription_id'),
  renewalBefore: time('renewal_before'),
  renewalAfter: time('renewal_after'),
  grantedAt: time('granted_at').notNull(),
  /** Null: the provider has not been told yet that the renewal moves. */
  appliedAt: time('applied_at'),
});

export type FreeMonthsRow = Readonly<typeof freeMonths.$inferSelect>;

/** Who had a free first month: hashes of addresses and cards, which outlive accounts. */
export const usedTrials = pgTable('used_trials', {
  personHash: text('person_hash').primaryKey(),
  usedAt: time('used_at').notNull(),
});
