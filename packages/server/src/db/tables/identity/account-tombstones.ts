import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';

/** That there was an account with an address: all that is left of one, for whoever counts rewards. */
export const accountTombstones = pgTable('account_tombstones', {
  /** HMAC-SHA-256 of the folded address. */
  emailHash: text('email_hash').primaryKey(),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull(),
});

/** The one key of those hashes, sealed. */
export const accountTombstoneKeys = pgTable('account_tombstone_keys', {
  id: smallint().primaryKey().default(1),
  sealed: bytea().notNull(),
});

/** Which accounts are gone, so that a restored backup does not bring them back. */
export const erasedAccounts = pgTable('erased_accounts', {
  /** SHA-256 of number and time of creation. */
  mark: text().primaryKey(),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull(),
});
