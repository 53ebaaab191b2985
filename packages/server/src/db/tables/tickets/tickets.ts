import { limits, type TicketBrowserInfo, type TicketUserAction } from '@chitta/contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const ofMember = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const ofTicket = () =>
  integer('ticket_id')
    .notNull()
    .references(() => tickets.id, { onDelete: 'cascade' });
const staff = () => integer('staff_id').references(() => users.id, { onDelete: 'set null' });

/** Who spoke or acted in a ticket. */
export const ticketAuthors = ['member', 'operator'] as const;

/** What members ask, report and propose. The database keeps the stems of their words beside, in `words`. */
export const tickets = pgTable('tickets', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: ofMember(),
  title: text().notNull(),
  description: text().notNull(),
  suggestion: text().notNull().default(''),
  category: text({ enum: limits.ticketCategories }).notNull(),
  status: text({ enum: limits.ticketStatuses }).notNull().default('open'),
  priority: text({ enum: limits.ticketPriorities }).notNull().default('medium'),
  assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
  /** The ticket that goes on in its place. */
  duplicateOf: integer('duplicate_of'),
  pageUrl: text('page_url'),
  browserInfo: jsonb('browser_info').$type<TicketBrowserInfo>(),
  userActions: jsonb('user_actions').$type<TicketUserAction[]>().notNull().default([]),
  /** Name of the picture of the screen in the file storage; with it come bytes, width and height. */
  screenshot: text(),
  screenshotBytes: integer('screenshot_bytes'),
  screenshotWidth: integer('screenshot_width'),
  screenshotHeight: integer('screenshot_height'),
  /** Whether its member lets others read it, and whether an administrator has let it out. */
  mayBePublic: boolean('may_be_public').notNull().default(false),
  isPublic: boolean('is_public').notNull().default(false),
  plannedRelease: text('planned_release'),
  /** Kept by a trigger on the votes. */
  upvotes: integer().notNull().default(0),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  firstAnsweredAt: time('first_answered_at'),
  endedAt: time('ended_at'),
  /** Since when its member waits for a word of the operator; null: they do not. */
  waitingSince: time('waiting_since'),
  version: integer().notNull().default(1),
});

export type TicketRow = Readonly<typeof tickets.$inferSelect>;

/** What was said in a ticket; `userId` is its member, whoever spoke. */
export const ticketAnswers = pgTable(
  'ticket_answers',
  {
    userId: ofMember(),
    ticketId: ofTicket(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    author: text({ enum: ticketAuthors }).notNull(),
    staffId: staff(),
    /** A note among administrators. */
    isInternal: boolean('is_internal').notNull().default(false),
    text: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId, table.id] })],
);

/** Each status that a ticket had; the first change is its opening. */
export const ticketChanges = pgTable(
  'ticket_changes',
  {
    userId: ofMember(),
    ticketId: ofTicket(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    fromStatus: text('from_status', { enum: limits.ticketStatuses }),
    toStatus: text('to_status', { enum: limits.ticketStatuses }).notNull(),
    author: text({ enum: ticketAuthors }).notNull(),
    staffId: staff(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId, table.id] })],
);

/** One vote of each member. */
export const ticketVotes = pgTable(
  'ticket_votes',
  { userId: ofMember(), ticketId: ofTicket(), votedAt: time('voted_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId] })],
);

/** Who wants to be told of a ticket that is not theirs. */
export const ticketFollows = pgTable(
  'ticket_follows',
  { userId: ofMember(), ticketId: ofTicket(), followedAt: time('followed_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId] })],
);
