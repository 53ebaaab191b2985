import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Sign-ins that wait for their second factor. Only the SHA-256 of a ticket is kept; each opens one session. */
export const signInTickets = pgTable('sign_in_tickets', {
  /** base64url. */
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** How the first step was taken. */
  method: text({ enum: ['password', 'oidc'] }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
