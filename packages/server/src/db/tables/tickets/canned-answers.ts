import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers of the operator that are written once, in both languages, and sent often. */
export const cannedAnswers = pgTable('canned_answers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  texts: jsonb().$type<{ en: string; es: string }>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type CannedAnswerRow = Readonly<typeof cannedAnswers.$inferSelect>;
