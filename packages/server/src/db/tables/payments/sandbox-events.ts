import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sandboxCustomers } from './sandbox-customers.ts';

/** Events of the embedded payment provider that nobody has taken yet, in their order. */
export const sandboxEvents = pgTable('sandbox_events', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: text().notNull().unique(),
  customerId: text('customer_id')
    .notNull()
    .references(() => sandboxCustomers.id, { onDelete: 'cascade' }),
  type: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
