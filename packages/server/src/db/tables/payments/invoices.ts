import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What members were charged, as the payment provider held it when it was last fetched. Amounts are minor units. */
export const invoices = pgTable('invoices', {
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's. */
  id: text().primaryKey(),
  provider: text({ enum: ['sandbox', 'stripe'] }).notNull(),
  subscriptionId: text('subscription_id'),
  /** As people read it. */
  number: text(),
  status: text({ enum: ['draft', 'open', 'paid', 'void', 'uncollectible'] }).notNull(),
  reason: text({ enum: ['create', 'cycle', 'change', 'other'] }).notNull(),
  currency: text().notNull(),
  total: minorUnits('total'),
  tax: minorUnits('tax'),
  amountDue: minorUnits('amount_due'),
  /** Cash that arrived. */
  amountPaid: minorUnits('amount_paid'),
  periodStart: time('period_start').notNull(),
  periodEnd: time('period_end').notNull(),
  createdAt: time('created_at').notNull(),
  paidAt: time('paid_at'),
  nextAttemptAt: time('next_attempt_at'),
  attempts: integer().notNull(),
  pageUrl: text('page_url'),
  documentUrl: text('document_url'),
  cardFingerprint: text('card_fingerprint'),
});

export type InvoiceRow = Readonly<typeof invoices.$inferSelect>;

/** Money given back. */
export const invoiceRefunds = pgTable('invoice_refunds', {
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: text().primaryKey(),
  invoiceId: text('invoice_id')
    .notNull()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  amount: minorUnits('amount'),
  status: text({ enum: ['pending', 'succeeded', 'failed', 'canceled'] }).notNull(),
  createdAt: time('created_at').notNull(),
});

/** Payments that a cardholder's bank took back, or asks about. */
export const invoiceDisputes = pgTable('invoice_disputes', {
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: text().primaryKey(),
  invoiceId: text('invoice_id')
    .notNull()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  amount: minorUnits('amount'),
  status: text({ enum: ['inquiry', 'open', 'won', 'lost'] }).notNull(),
  createdAt: time('created_at').notNull(),
});
