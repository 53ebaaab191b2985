import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/** Members whose dreams are to be marked anew. */
export const remarks = pgTable('remarks', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Words and phrases that the dreams may be found by. */
  words: text().array().notNull(),
  /** Dreams in which these symbols are marked are marked anew as well. */
  symbolIds: text('symbol_ids').array().notNull(),
  /** Grows with each change that asks for marks. */
  version: integer().notNull().default(1),
  /** The last dream that was looked at, newest first: microseconds and number. */
  cursorMicros: bigint('cursor_micros', { mode: 'bigint' }),
  cursorId: integer('cursor_id'),
  leaseOwner: uuid('lease_owner'),
  leaseUntil: timestamp('lease_until', { withTimezone: true }),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

export type RemarkRow = typeof remarks.$inferSelect;
