import { limits } from '@chitta/contract';
import {
  boolean,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { imports } from './imports.ts';

/** What was found in the files of an import, in their order. */
export const importEntries = pgTable(
  'import_entries',
  {
    userId: integer('user_id').notNull(),
    importId: integer('import_id').notNull(),
    position: integer().notNull(),
    kind: text({ enum: ['dream', 'symbol', 'consultation'] }).notNull(),
    file: text().notNull(),
    line: integer().notNull(),
    /** As it was read; null once it is written. */
    source: jsonb().$type<unknown>(),
    /** As the entry is shown; empty once it is written. */
    title: text().notNull().default(''),
    excerpt: text().notNull().default(''),
    originId: integer('origin_id'),
    /** The same of a consultation, which is known by a name. */
    originName: text('origin_name'),
    dreamtAt: timestamp('dreamt_at', { withTimezone: true }),
    day: date(),
    language: text({ enum: limits.languages }),
    isUndated: boolean('is_undated').notNull().default(false),
    isLong: boolean('is_long').notNull().default(false),
    contentKey: text('content_key'),
    problem: text({ enum: limits.importProblems }),
    duplicate: text({ enum: ['journal', 'file'] }),
    duplicateOf: integer('duplicate_of'),
    duplicateName: text('duplicate_name'),
    /** `chosen` is to be written, `left` was written and stays after an undo. */
    state: text({ enum: ['found', 'chosen', 'written', 'taken_back', 'left'] })
      .notNull()
      .default('found'),
    /** The dream or symbol that it becomes. */
    rowId: integer('row_id'),
    /** The consultation that it becomes. */
    rowName: text('row_name'),
    rowUpdatedAt: timestamp('row_updated_at', { withTimezone: true }),
    /** Checksum of a consultation as it was written. */
    rowState: text('row_state'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.importId, table.position] }),
    foreignKey({
      columns: [table.userId, table.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
  ],
);

export type ImportEntryRow = typeof importEntries.$inferSelect;
export type NewImportEntry = typeof importEntries.$inferInsert;
