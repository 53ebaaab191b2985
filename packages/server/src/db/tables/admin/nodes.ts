import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { TrafficTally } from '#server/platform/traffic/traffic.ts';

/** How a node says that it is doing. */
export interface NodeFigures {
  readonly pool: { readonly open: number; readonly used: number; readonly waiting: number };
  readonly heapUsedBytes: number;
  readonly heapLimitBytes: number;
  /** Null: the system does not tell. */
  readonly residentBytes: number | null;
  readonly eventLoopDelayMs: number;
  /** Where its data folder lies; null: the system does not tell. */
  readonly freeDiskBytes: number | null;
}

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Nodes that were heard of within a day. */
export const nodes = pgTable('nodes', {
  name: text().primaryKey(),
  version: text().notNull(),
  startedAt: moment('started_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  /** Null: it has not said that it ends. */
  stoppedAt: moment('stopped_at'),
  figures: jsonb().$type<NodeFigures>().notNull(),
});
export type NodeRow = Readonly<typeof nodes.$inferSelect>;

/** What each node answered in a minute. */
export const nodeMinutes = pgTable(
  'node_minutes',
  {
    minute: moment('minute').notNull(),
    node: text().notNull(),
    tally: jsonb().$type<TrafficTally>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.node] })],
);
export type NodeMinute = Readonly<typeof nodeMinutes.$inferSelect>;

/** How much waited in a minute. */
export const queueMinutes = pgTable('queue_minutes', {
  minute: moment('minute').primaryKey(),
  mails: integer().notNull(),
  pushes: integer().notNull(),
  paymentEvents: integer('payment_events').notNull(),
});
export type QueueMinute = Readonly<typeof queueMinutes.$inferSelect>;
