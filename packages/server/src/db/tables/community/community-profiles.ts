import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who members are in the community. */
export const communityProfiles = pgTable('community_profiles', {
  userId: integer('user_id').primaryKey(),
  /** Random, 22 characters of base64url. */
  authorId: text('author_id').notNull(),
  pseudonym: text(),
  pseudonymKey: text('pseudonym_key'),
  ofAgeFrom: date('of_age_from'),
  /** Whether search engines may show what the member shares. */
  mayBeIndexed: boolean('may_be_indexed').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type CommunityProfileRow = Readonly<typeof communityProfiles.$inferSelect>;
