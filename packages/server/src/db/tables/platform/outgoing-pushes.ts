import { bigint, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/** As RFC 8030 has them, but for `very-low`: how much a device may be woken for it. */
export const pushUrgencies = ['low', 'normal', 'high'] as const;
export type PushUrgency = (typeof pushUrgencies)[number];

/** What members are told by push; its texts are gone once it has expired. */
export const outgoingPushes = pgTable(
  'outgoing_pushes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Unique for its member: the same fact is told once. */
    fact: text(),
    topic: text().notNull(),
    urgency: text({ enum: pushUrgencies }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Page that it opens. */
    path: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), unique().on(table.userId, table.fact)],
);

/** A push on its way to one device, and for some weeks what became of it. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    userId: integer('user_id').notNull(),
    pushId: bigint('push_id', { mode: 'number' }).notNull(),
    subscriptionId: integer('subscription_id').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    failure: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pushId, table.subscriptionId] })],
);
