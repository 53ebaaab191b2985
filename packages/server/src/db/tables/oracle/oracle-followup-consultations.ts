import type { PracticeAnalysis } from '@chitta/contract';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What became of practices, at most once for each consultation. */
export const oracleFollowupConsultations = pgTable(
  'oracle_followup_consultations',
  {
    userId: integer('user_id').notNull(),
    originalConsultationId: text('original_consultation_id').notNull(),
    /** The consultation that goes on from it, where one was wanted. */
    followupConsultationId: text('followup_consultation_id'),
    journalEntriesCount: integer('journal_entries_count').notNull(),
    practiceAnalysis: jsonb('practice_analysis').$type<PracticeAnalysis>().notNull(),
    progressAssessment: text('progress_assessment').notNull(),
    evolutionInsights: text('evolution_insights').notNull(),
    nextPhaseGuidance: text('next_phase_guidance').notNull(),
    /** What changed, in the member's words. */
    change: text().notNull().default(''),
    completionDate: timestamp('completion_date', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.originalConsultationId] })],
);

export type OracleFollowUpRow = typeof oracleFollowupConsultations.$inferSelect;
