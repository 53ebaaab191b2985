import { limits } from '@chitta/contract';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Subscriptions to premium, as the payment provider held them when they were last fetched. */
export const subscriptions = pgTable('subscriptions', {
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's. */
  id: text().primaryKey(),
  provider: text({ enum: ['sandbox', 'stripe'] }).notNull(),
  status: text({
    enum: [...limits.liveStatuses, 'incomplete', 'incomplete_expired', 'canceled'],
  }).notNull(),
  interval: text('plan_interval', { enum: limits.planIntervals }).notNull(),
  /** What the plan becomes when the period ends. */
  nextInterval: text('next_interval', { enum: limits.planIntervals }),
  createdAt: time('created_at').notNull(),
  anchor: time('anchor').notNull(),
  periodStart: time('period_start').notNull(),
  periodEnd: time('period_end').notNull(),
  trialEnd: time('trial_end'),
  cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull(),
  endedAt: time('ended_at'),
  /** What the member recognises the card by. */
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  /** A second live one, bought past us: it gives nothing, and is cancelled and paid back. */
  isExtra: boolean('is_extra').notNull().default(false),
  /** Why the money of the running period is gone; such a one gives nothing, and is ended. Null: it is not. */
  lostPayment: text('lost_payment', { enum: ['refunded', 'disputed'] }),
  syncedAt: time('synced_at').notNull(),
});

export type Subscription = Readonly<typeof subscriptions.$inferSelect>;
