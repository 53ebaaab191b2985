import { limits } from '@chitta/contract';
import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** How members want to be reminded; the times themselves stand in `memory_settings`. */
export const reminderSettings = pgTable('reminder_settings', {
  userId: integer('user_id').primaryKey(),
  /** Minutes after midnight by the member's clock; null: no hours are quiet. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  pushKinds: text('push_kinds', { enum: limits.reminderKinds })
    .array()
    .notNull()
    .default(['morning', 'evening', 'exercise']),
  mailKinds: text('mail_kinds', { enum: limits.reminderKinds }).array().notNull().default([]),
  /** When mails were stopped through one of them, and not chosen since. */
  mailStoppedAt: timestamp('mail_stopped_at', { withTimezone: true }),
});

export type NewReminderSettings = typeof reminderSettings.$inferInsert;
