import { limits } from '@chitta/contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The texts of an announcement in one language. */
export interface AnnouncementTexts {
  readonly title: string;
  readonly message: string;
  readonly actionText: string | null;
}

/** What the operator tells members; its own texts are English, `translations` has the others. */
export const announcements = pgTable('announcements', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  message: text().notNull(),
  actionText: text('action_text'),
  translations: jsonb().$type<Readonly<Record<string, AnnouncementTexts>>>().notNull().default({}),
  type: text({ enum: limits.announcementTypes }).notNull().default('info'),
  priority: text({ enum: limits.announcementPriorities }).notNull().default('normal'),
  isActive: boolean('is_active').notNull().default(true),
  /** Shown right after signing in alone. */
  showOnLogin: boolean('show_on_login').notNull().default(false),
  /** A path of this app, or an https address elsewhere. */
  actionUrl: text('action_url'),
  audience: text({ enum: limits.announcementAudiences }).notNull().default('all'),
  /** Where the audience is those of one language. */
  audienceLanguage: text('audience_language', { enum: limits.languages }),
  startsAt: time('starts_at').notNull(),
  /** When it leaves the page; null: it does not. */
  expiresAt: time('expires_at'),
  /** When it was first let out; null: a draft. */
  publishedAt: time('published_at'),
  createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  /** Counts changes, so that nobody overwrites one that they have not seen. */
  version: integer().notNull().default(1),
  alsoPush: boolean('also_push').notNull().default(false),
  /** The last member whose turn it was to get it on their devices, and when everybody had it. */
  pushedThrough: integer('pushed_through').notNull().default(0),
  pushedAt: time('pushed_at'),
});

export type AnnouncementRow = Readonly<typeof announcements.$inferSelect>;

/** Who has read or put aside which announcement. */
export const userAnnouncementReads = pgTable(
  'user_announcement_reads',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    readAt: time('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.announcementId] })],
);
