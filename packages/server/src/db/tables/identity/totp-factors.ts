import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { users } from './users.ts';

/** Secrets shared with an authenticator app, one a member. */
export const totpFactors = pgTable('totp_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted; the key lies outside the database. */
  secret: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Null until a first code has shown that the member's app holds the secret. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The last 30 seconds, counted since 1970, whose code was taken: each counts once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export type TotpFactor = Readonly<typeof totpFactors.$inferSelect>;
