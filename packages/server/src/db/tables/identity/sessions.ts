import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** How a session was opened: `link` is a mail that the member followed. */
export const signInMethods = ['password', 'passkey', 'oidc', 'link'] as const;

/** Signed-in devices. Only the SHA-256 of a token is kept, so a copy of the table opens no account. */
export const sessions = pgTable('sessions', {
  /** base64url. */
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** What a member names a session by. */
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  browser: text(),
  system: text(),
  timezone: text(),
  method: text({ enum: signInMethods }).notNull().default('password'),
  /** When its member last proved to be the one. */
  provenAt: timestamp('proven_at', { withTimezone: true }),
  hasSecondFactor: boolean('has_second_factor').notNull().default(false),
});

export type Session = typeof sessions.$inferSelect;
