import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sessions } from '../identity/sessions.ts';
import { users } from '../identity/users.ts';

/** Devices that are sent pushes, each as long as the session lives that it was subscribed in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Whoever knows it can send something there, though nothing that the device can open. */
    endpoint: text().notNull().unique(),
    p256dhKey: text('p256dh_key').notNull(),
    authKey: text('auth_key').notNull(),
    userAgent: text('user_agent').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSuccessAt: timestamp('last_success_at', { withTimezone: true }),
    /** Since when nothing has reached it, and how many pushes were given up since. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    failures: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
