import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Addresses that members want and have not proven yet; one a member. A link that names another one is replaced. */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
