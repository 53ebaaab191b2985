import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';
import { referralCodes } from './referral-codes.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** That somebody came by a code: kept at sign-up, grants nothing by itself. */
export const attributionClicks = pgTable(
  'attribution_touches',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    referralCodeId: integer('referral_code_id')
      .notNull()
      .references(() => referralCodes.id, { onDelete: 'cascade' }),
    programme: text({ enum: ['referral', 'affiliate', 'campaign'] }).notNull(),
    /** Tag that the affiliate put into the link. */
    campaign: text(),
    clickedAt: time('touched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.referralCodeId] })],
);

export type AttributionClick = Readonly<typeof attributionClicks.$inferSelect>;

/** Which programme a member's first real payment belongs to: decided once, then for good. */
export const conversions = pgTable('conversions', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  invoiceId: text('invoice_id').notNull(),
  /** Null: none. */
  programme: text({ enum: ['referral', 'affiliate'] }),
  referralCodeId: integer('referral_code_id').references(() => referralCodes.id, { onDelete: 'set null' }),
  reason: text({ enum: ['referral_touch', 'affiliate_touch', 'no_valid_touch', 'no_touch'] }).notNull(),
  /** When the membership began that was paid for. */
  convertedAt: time('converted_at').notNull(),
  decidedAt: time('decided_at').notNull(),
});

export type Conversion = Readonly<typeof conversions.$inferSelect>;
