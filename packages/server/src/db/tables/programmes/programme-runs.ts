import type { limits, ProgrammeDay, ProgrammeMeasureValues } from '@chitta/contract';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers of a day; what they count as follows from when they were given. */
export interface MeasuredRow {
  readonly date: string;
  readonly values: ProgrammeMeasureValues;
}

/** Programmes that members take or took. */
export const programmeRuns = pgTable(
  'programme_runs',
  {
    userId: integer('user_id').notNull(),
    /** Random, 22 characters of base64url. */
    id: text().notNull(),
    name: text().$type<limits.ProgrammeName>().notNull(),
    state: text().$type<limits.ProgrammeRunState>().notNull(),
    /** By the member's calendar. */
    startedOn: date('started_on').notNull(),
    endedOn: date('ended_on'),
    concerns: text().array().$type<limits.ProgrammeConcern[]>().notNull(),
    question: text().notNull(),
    writing: text().notNull(),
    /** Both in the order of their dates; the first answers are those of before. */
    days: jsonb().$type<readonly ProgrammeDay[]>().notNull(),
    measures: jsonb().$type<readonly MeasuredRow[]>().notNull(),
    /** Where self-harm is spoken of: `question`, `writing`, or the day of a note. */
    careIn: text('care_in').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type ProgrammeRunRow = Readonly<typeof programmeRuns.$inferSelect>;
