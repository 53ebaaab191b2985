import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Links that prove an e-mail address. Only the SHA-256 of a token is kept; each counts once. */
export const verificationTokens = pgTable('verification_tokens', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** base64url. */
  token: text().notNull(),
  /** The address that is proven: the account's own, or the one that it shall have. */
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  used: boolean().notNull().default(false),
});
