import { limits, type OracleResponse, type WrittenAnswer } from '@chitta/contract';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Questions to the Oracle with their answers. */
export const oracleConsultations = pgTable(
  'oracle_consultations',
  {
    userId: integer('user_id').notNull(),
    /** Random, 22 characters of base64url. */
    id: text().notNull(),
    userInput: text('user_input').notNull(),
    oracleResponse: jsonb('oracle_response').$type<OracleResponse>().notNull(),
    /** What a language model wrote from its plan; null: nothing. */
    writtenAnswer: jsonb('written_answer').$type<WrittenAnswer>(),
    /** The thought of the response; null beside care and outside. */
    thought: text(),
    field: text({ enum: limits.lifeFields }),
    recommendedExerciseId: text('recommended_exercise_id'),
    practiceCompleted: boolean('practice_completed').notNull().default(false),
    practiceCompletedAt: timestamp('practice_completed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** In the member's time zone; null where no practice was given or its follow-up is done. */
    followUpDate: date('follow_up_date'),
    fit: text({ enum: limits.fitVerdicts }),
    /** The consultation that this one goes on from. */
    goesOnFrom: text('goes_on_from'),
    /** Of the last entry that was ever written to its practice journal. */
    lastEntryNumber: integer('last_entry_number').notNull().default(0),
    /** It came from a file, and is the member's word for what was answered. */
    isImported: boolean('is_imported').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type ConsultationRow = typeof oracleConsultations.$inferSelect;
export type NewConsultation = typeof oracleConsultations.$inferInsert;
