import { limits, type SharedSentence } from '@chitta/contract';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What members have shared, as it was copied then. */
export const communityPosts = pgTable(
  'community_posts',
  {
    userId: integer('user_id').notNull(),
    /** Random, 22 characters of base64url. */
    id: text().notNull(),
    kind: text({ enum: limits.communityKinds }).notNull(),
    language: text({ enum: limits.languages }).notNull(),
    theme: text(),
    /** Null: it is everybody's. */
    circleId: text('circle_id'),
    headline: text(),
    reading: jsonb().$type<readonly SharedSentence[]>().notNull(),
    text: text(),
    symbolIds: text('symbol_ids').array().notNull(),
    state: text({ enum: limits.communityStates }).notNull(),
    hiddenReason: text('hidden_reason', { enum: limits.communityHiddenReasons }),
    appeal: text(),
    /** Since when it waits for a moderator. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type CommunityPostRow = Readonly<typeof communityPosts.$inferSelect>;
