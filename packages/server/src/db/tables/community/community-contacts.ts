import { limits } from '@chitta/contract';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What members said to posts in a word. */
export const communityReactions = pgTable(
  'community_reactions',
  {
    userId: integer('user_id').notNull(),
    postId: text('post_id').notNull(),
    kind: text({ enum: limits.communityReactions }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId, table.kind] })],
);

/** What members told moderators, of a post or a reply. */
export const communityReports = pgTable('community_reports', {
  userId: integer('user_id').notNull(),
  postId: text('post_id'),
  replyId: text('reply_id'),
  reason: text({ enum: limits.communityReportReasons }).notNull(),
  text: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When a moderator decided about it. */
  settledAt: timestamp('settled_at', { withTimezone: true }),
});

export type CommunityReportRow = Readonly<typeof communityReports.$inferSelect>;

/** Whom members do not want to see, nor be answered by. */
export const communityBlocks = pgTable(
  'community_blocks',
  {
    userId: integer('user_id').notNull(),
    blockedUserId: integer('blocked_user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.blockedUserId] })],
);
