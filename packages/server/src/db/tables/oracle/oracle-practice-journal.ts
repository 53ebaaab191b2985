import { date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** How practices went; entries are numbered per consultation, and keep their numbers when others are deleted. */
export const oraclePracticeJournal = pgTable(
  'oracle_practice_journal',
  {
    userId: integer('user_id').notNull(),
    consultationId: text('consultation_id').notNull(),
    entryNumber: integer('entry_number').notNull(),
    practiceDate: date('practice_date').notNull(),
    journalEntry: text('journal_entry').notNull(),
    exerciseImplemented: text('exercise_implemented').notNull().default(''),
    insights: text().notNull().default(''),
    challenges: text().notNull().default(''),
    /** From 1 (very low) to 5 (very good). */
    moodBefore: smallint('mood_before'),
    moodAfter: smallint('mood_after'),
    practiceRating: smallint('practice_rating'),
    nextSteps: text('next_steps').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.consultationId, table.entryNumber] })],
);

export type PracticeEntryRow = typeof oraclePracticeJournal.$inferSelect;
