import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/**
 * Stretches of a journal that follow each other in time. Shard n holds the dreams from its `firstCreatedAt` up to
 * that of shard n + 1, so a search that goes from the highest number down finds the newest dreams first.
 */
export const dreamShards = pgTable(
  'dream_shards',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shard: integer().notNull(),
    firstCreatedAt: timestamp('first_created_at', { withTimezone: true }).notNull(),
    lastCreatedAt: timestamp('last_created_at', { withTimezone: true }).notNull(),
    /** Dreams ever put here; deleted ones keep their place. */
    dreamCount: integer('dream_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.shard] })],
);
