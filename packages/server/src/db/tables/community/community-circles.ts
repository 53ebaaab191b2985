import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Small groups by invitation; `userId` is who made it. */
export const communityCircles = pgTable(
  'community_circles',
  {
    userId: integer('user_id').notNull(),
    /** Random, 22 characters of base64url. */
    id: text().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type CommunityCircleRow = Readonly<typeof communityCircles.$inferSelect>;

/** Who is in a circle, with who made it. */
export const communityCircleMembers = pgTable(
  'community_circle_members',
  {
    userId: integer('user_id').notNull(),
    circleId: text('circle_id').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.circleId] })],
);

/** Links by which one person each joins a circle; `userId` is who made it. */
export const communityCircleInvitations = pgTable(
  'community_circle_invitations',
  {
    userId: integer('user_id').notNull(),
    id: text().notNull(),
    circleId: text('circle_id').notNull(),
    /** SHA-256 of the token in the link, base64url. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type CommunityInvitationRow = Readonly<typeof communityCircleInvitations.$inferSelect>;
