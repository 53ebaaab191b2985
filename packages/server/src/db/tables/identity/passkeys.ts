import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { users } from './users.ts';

/** Public keys of members' authenticators. */
export const passkeys = pgTable('passkeys', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** base64url, unique, chosen by the authenticator. */
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull().default([]),
  /** The host that the passkey works on, and those below it. */
  rpId: text('rp_id').notNull(),
  name: text().notNull(),
  /** Asked for after the password, not only in its place. */
  isSecondFactor: boolean('is_second_factor').notNull().default(false),
  isBackedUp: boolean('is_backed_up').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});

export type Passkey = Readonly<typeof passkeys.$inferSelect>;
export type NewPasskey = typeof passkeys.$inferInsert;
