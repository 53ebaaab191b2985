import { limits } from '@chitta/contract';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A single fact beside an act: never a secret, an address, or anything that a member wrote. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/**
 * What administrators did. The database refuses every change of a row, and rows outlive the accounts that they tell of:
 * no reference to them, and nothing that names a member but the number.
 */
export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  /** Null: on the command line, or by the configuration. */
  actorId: integer('actor_id'),
  actorName: text('actor_name').notNull(),
  action: text({ enum: limits.auditActions }).notNull(),
  /** Whom it concerned; null: no single member. */
  userId: integer('user_id'),
  /** Null: the act tells by itself what it is, and concerns no member. */
  reason: text(),
  details: jsonb().$type<AuditDetails>().notNull().default({}),
  /** Network that the request came from. */
  address: text(),
  requestId: text('request_id'),
});

export type AuditRow = Readonly<typeof auditLog.$inferSelect>;
