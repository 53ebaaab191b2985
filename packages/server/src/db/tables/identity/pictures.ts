import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Pictures that members show of themselves; the bytes are in the file storage. */
export const pictures = pgTable('pictures', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Random: last part of the picture's address, and of its file's name. */
  name: text().notNull(),
  bytes: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type Picture = Readonly<typeof pictures.$inferSelect>;
