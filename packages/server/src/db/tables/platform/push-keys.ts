import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';

/** The pair that this server proves with to push services that it is the one; a single row. */
export const pushKeys = pgTable('push_keys', {
  id: smallint().primaryKey().default(1),
  /** 65 bytes in base64url. */
  publicKey: text('public_key').notNull(),
  /** The private key, sealed. */
  sealed: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
