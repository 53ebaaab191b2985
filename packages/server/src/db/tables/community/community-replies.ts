import { limits } from '@chitta/contract';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What members have said to posts. */
export const communityReplies = pgTable(
  'community_replies',
  {
    userId: integer('user_id').notNull(),
    id: text().notNull(),
    postId: text('post_id').notNull(),
    text: text().notNull(),
    state: text({ enum: limits.communityStates }).notNull(),
    hiddenReason: text('hidden_reason', { enum: limits.communityHiddenReasons }),
    appeal: text(),
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type CommunityReplyRow = Readonly<typeof communityReplies.$inferSelect>;
