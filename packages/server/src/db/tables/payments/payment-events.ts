import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What the payment provider notified us of: kept before it is answered, handled after. */
export const paymentEvents = pgTable('payment_events', {
  /** The provider's. */
  id: text().primaryKey(),
  type: text().notNull(),
  customerId: text('customer_id'),
  createdAt: time('created_at').notNull(),
  receivedAt: time('received_at').notNull(),
  handledAt: time('handled_at'),
  outcome: text({ enum: ['synced', 'ignored'] }),
  attempts: integer().notNull().default(0),
  /** Null: it is not tried again by itself. */
  dueAt: time('due_at'),
  /** Kind of the last failure, never its text. */
  lastFailure: text('last_failure'),
});

export type PaymentEventRow = Readonly<typeof paymentEvents.$inferSelect>;
