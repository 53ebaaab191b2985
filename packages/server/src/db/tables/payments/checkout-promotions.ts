import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';
import { checkouts } from './checkouts.ts';

/** What makes the first time of a checkout free; kept with it, so that each is used up once. */
export const checkoutPromotions = pgTable(
  'checkout_offers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    checkoutId: bigint('checkout_id', { mode: 'number' })
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    source: text({ enum: ['reward', 'welcome'] }).notNull(),
    sourceId: text('source_id').notNull(),
    months: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkoutId, table.source, table.sourceId] })],
);

export type CheckoutPromotion = Readonly<typeof checkoutPromotions.$inferSelect>;
