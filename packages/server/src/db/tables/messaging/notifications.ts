import { limits } from '@chitta/contract';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/** What its text needs beyond the kind: never anything of a dream's content. */
export type NotificationParams = Readonly<Record<string, string | number>>;

/** What a member was told of, for some months. Announcements are not in here: they are read where they stand. */
export const notifications = pgTable(
  'notifications',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text({ enum: limits.notificationKinds }).notNull(),
    /** Unique with the member: the same is told once. */
    fact: text().notNull(),
    params: jsonb().$type<NotificationParams>().notNull().default({}),
    /** The page that it opens. */
    path: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type NotificationRow = Readonly<typeof notifications.$inferSelect>;
