import { limits } from '@chitta/contract';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/** Mails on their way, and for some weeks what became of them. */
export const outgoingMails = pgTable('outgoing_mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null where the mail tells of an account that is gone. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  recipient: text().notNull(),
  kind: text().notNull(),
  language: text({ enum: limits.languages }).notNull(),
  /** Origin that links in the mail lead to. */
  origin: text().notNull(),
  /** What the text needs beyond that; never a token. */
  params: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  /** Unique: the same fact is told once. */
  fact: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  attempts: integer().notNull().default(0),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  failure: text(),
});
