import { boolean, date, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/** Whether members want the letter of each month by mail; no row: they never said so. */
export const letterSettings = pgTable('letter_settings', {
  userId: integer('user_id').primaryKey(),
  byMail: boolean('by_mail').notNull(),
  /** When mails were stopped through one of them, and not chosen since. */
  mailStoppedAt: timestamp('mail_stopped_at', { withTimezone: true }),
});

/** Months that were dealt with. What a letter says follows from the journal, and is not kept. */
export const monthlyLetters = pgTable(
  'monthly_letters',
  {
    userId: integer('user_id').notNull(),
    /** First day, by the member's calendar. */
    month: date().notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }).notNull(),
    /** False: there was nothing to tell. */
    isMailed: boolean('is_mailed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);
