import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';

/** Links by which others read an answer; at most one for each consultation. */
export const oracleShares = pgTable(
  'oracle_shares',
  {
    userId: integer('user_id').notNull(),
    consultationId: text('consultation_id').notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: bytea('token_hash').notNull(),
    includesQuestion: boolean('includes_question').notNull(),
    includesDreams: boolean('includes_dreams').notNull(),
    includesPractice: boolean('includes_practice').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.consultationId] })],
);

export type OracleShareRow = typeof oracleShares.$inferSelect;
