import { limits } from '@chitta/contract';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { users } from '../identity/users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What affiliates get: basis points, and months from a member's first payment. */
export const affiliateTiers = pgTable('affiliate_tiers', {
  key: text().primaryKey(),
  name: text().notNull(),
  rateBps: integer('rate_bps').notNull(),
  /** Null: without end. */
  months: integer(),
  position: integer().notNull(),
});

export type TierRow = Readonly<typeof affiliateTiers.$inferSelect>;

/** What somebody tells who applies. */
export interface ApplicationData {
  readonly website: string | null;
  readonly audience: string;
  readonly plan: string;
}

export const affiliateApplications = pgTable('affiliate_applications', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  applicationData: jsonb('application_data').$type<ApplicationData>().notNull(),
  status: text({ enum: limits.affiliateApplicationStatuses }).notNull().default('pending'),
  reviewedBy: integer('reviewed_by'),
  reviewedAt: time('reviewed_at'),
  /** What the applicant is told. */
  reviewNotes: text('review_notes'),
  createdAt: time('created_at').notNull(),
});

export type ApplicationRow = Readonly<typeof affiliateApplications.$inferSelect>;

export const affiliatePayoutMethods = pgTable('affiliate_payout_methods', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text({ enum: limits.payoutKinds }).notNull(),
  sealed: bytea().notNull(),
  hint: text().notNull(),
  changedAt: time('changed_at').notNull(),
  /** After a change payouts wait until then. */
  usableFrom: time('usable_from').notNull(),
});

export type PayoutMethodRow = Readonly<typeof affiliatePayoutMethods.$inferSelect>;

export const affiliatePayoutRuns = pgTable('affiliate_payout_runs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  startedBy: integer('started_by'),
  startedAt: time('started_at').notNull(),
});

export const affiliatePayouts = pgTable('affiliate_payouts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  runId: integer('run_id').notNull(),
  /** Null: erased. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  amount: minorUnits('amount'),
  currency: text().notNull(),
  status: text({ enum: limits.payoutStatuses }).notNull().default('prepared'),
  methodKind: text('method_kind', { enum: limits.payoutKinds }).notNull(),
  /** As it was when the payout was prepared; null once that is paid or failed. */
  methodSealed: bytea('method_sealed'),
  methodHint: text('method_hint').notNull(),
  reference: text(),
  createdAt: time('created_at').notNull(),
  settledAt: time('settled_at'),
});

export type PayoutRow = Readonly<typeof affiliatePayouts.$inferSelect>;

/** The ledger: signed minor units, added to, never changed or taken away. Only the state moves on; the database sees to it. */
export const affiliateCommissions = pgTable('affiliate_commissions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** Who paid; null: nobody did, or they are erased. */
  memberId: integer('member_id').references(() => users.id, { onDelete: 'set null' }),
  invoiceId: text('invoice_id').notNull(),
  kind: text({ enum: limits.commissionKinds }).notNull(),
  /** The invoice, refund, dispute or adjustment that it follows from. */
  sourceId: text('source_id').notNull(),
  amount: minorUnits('amount'),
  /** What the rate was applied to. */
  base: minorUnits('base'),
  rateBps: integer('rate_bps').notNull(),
  currency: text().notNull(),
  campaign: text(),
  state: text({ enum: limits.commissionStates }).notNull(),
  reason: text({ enum: limits.commissionReasons }),
  /** When it can be approved. */
  maturesAt: time('matures_at').notNull(),
  payoutId: integer('payout_id').references(() => affiliatePayouts.id),
  createdAt: time('created_at').notNull(),
});

export type CommissionRow = Readonly<typeof affiliateCommissions.$inferSelect>;
export type NewCommission = typeof affiliateCommissions.$inferInsert;
