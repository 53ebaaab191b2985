import type { SimulatorState } from '@chitta/payment-simulator/state';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the embedded payment provider keeps of its customers. No reference to the member: see the migration. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  userId: integer('user_id').notNull().unique(),
  state: jsonb().$type<SimulatorState>().notNull(),
  /** How far this customer's time is ahead. */
  clockOffsetSeconds: bigint('clock_offset_seconds', { mode: 'number' }).notNull().default(0),
  /** When the next thing happens by itself, by the server's clock. */
  dueAt: timestamp('due_at', { withTimezone: true }),
});
