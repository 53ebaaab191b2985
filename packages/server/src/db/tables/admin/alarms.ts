import { limits } from '@chitta/contract';
import { boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** When alarms were judged last. */
export const alarmChecks = pgTable('alarm_checks', {
  isOnly: boolean('is_only').primaryKey().default(true),
  checkedAt: moment('checked_at').notNull(),
});

/** Troubles, from the first sign to the end. */
export const alarms = pgTable('alarms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  rule: text({ enum: limits.alarmRules }).notNull(),
  /** A node or a job; empty: the whole service. */
  subject: text().notNull(),
  value: doublePrecision().notNull(),
  /** When its rule was broken first. */
  seenAt: moment('seen_at').notNull(),
  /** Null: it has not lasted long enough yet. */
  raisedAt: moment('raised_at'),
  toldAt: moment('told_at'),
  acknowledgedAt: moment('acknowledged_at'),
  /** Since when it is over, if it stays so. */
  clearSince: moment('clear_since'),
  resolvedAt: moment('resolved_at'),
});
export type AlarmRow = Readonly<typeof alarms.$inferSelect>;

/** Rules of which nobody is told for a while. */
export const alarmMutes = pgTable('alarm_mutes', {
  rule: text({ enum: limits.alarmRules }).primaryKey(),
  mutedUntil: moment('muted_until').notNull(),
});
