import { limits } from '@chitta/contract';
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Codes that bring people: of members, of affiliates, and of campaigns that belong to nobody. */
export const referralCodes = pgTable('referral_codes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** Upper case. */
  code: text().notNull(),
  type: text({ enum: ['member', 'affiliate', 'campaign'] }).notNull(),
  status: text({ enum: limits.codeStatuses }).notNull().default('active'),
  expiresAt: time('expires_at'),
  maxUses: integer('max_uses'),
  currentUses: integer('current_uses').notNull().default(0),
  /** What an operator calls a campaign. */
  label: text(),
  createdAt: time('created_at').notNull(),
});

export type ReferralCodeRow = Readonly<typeof referralCodes.$inferSelect>;

/** Visits by a code and day: numbers alone. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    referralCodeId: integer('referral_code_id')
      .notNull()
      .references(() => referralCodes.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: date().notNull(),
    /** Tag that was put into the link; empty: none. */
    campaign: text().notNull().default(''),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.referralCodeId, table.day, table.campaign] })],
);
