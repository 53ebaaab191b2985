import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { users } from '../identity/users.ts';

/** What repeated requests are known by. Holds a hash of the request, never its content. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    key: text().notNull(),
    requestHash: bytea('request_hash').notNull(),
    /** What the request created; null where it creates no row. */
    resourceId: integer('resource_id'),
    /** The same of what is known by no number. */
    resourceName: text('resource_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.endpoint, table.key] })],
);
