import { limits } from '@chitta/contract';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Ways to pay that were begun. A member has at most one that is open, at each provider. */
export const checkouts = pgTable('checkouts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  provider: text({ enum: ['sandbox', 'stripe'] }).notNull(),
  /** Null until it is open at the provider. */
  providerId: text('provider_id'),
  interval: text('plan_interval', { enum: limits.planIntervals }).notNull(),
  kind: text({ enum: ['page', 'form'] }).notNull(),
  status: text({ enum: ['open', 'complete', 'expired'] }).notNull(),
  /** Of the pages that the member comes back to. */
  origin: text().notNull(),
  language: text({ enum: limits.languages }).notNull(),
  /** Nothing is charged before. */
  freeUntil: time('free_until'),
  url: text(),
  clientSecret: text('client_secret'),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export type CheckoutRow = Readonly<typeof checkouts.$inferSelect>;
