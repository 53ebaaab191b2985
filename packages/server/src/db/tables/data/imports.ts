import { limits } from '@chitta/contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

/** How an import reads its file. */
export interface StoredChoices {
  readonly dateOrder: 'dmy' | 'mdy';
  readonly isDateOrderCertain: boolean;
  readonly leavesOutDuplicates: boolean;
  /** `YYYY-MM-DD` for dreams without a date; null: they are not taken. */
  readonly fallbackDay: string | null;
  readonly columns: readonly StoredColumn[] | null;
  /** Of most dreams: for those whose own cannot be told. */
  readonly language: 'en' | 'es';
  /** The member's when the file was read: dates are those of its days. */
  readonly timezone: string;
}

export interface StoredColumn {
  readonly name: string;
  readonly sample: string;
  readonly role: (typeof limits.importColumns)[number] | null;
}

/** What an import brings of Improve Memory, in a file of the storage. */
export interface StagedMemory {
  readonly name: string;
  readonly moments: number;
  readonly exercises: number;
  readonly nights: number;
  /** What was written of it, for an undo; missing before. */
  readonly written?: WrittenMemory;
}

export interface WrittenMemory {
  readonly moments: readonly string[];
  readonly exercises: readonly string[];
  readonly nights: readonly string[];
}

/** Runs of programmes that an import brings, in a file of the storage. */
export interface StagedProgrammes {
  readonly name: string;
  readonly runs: number;
  /** What was written of it, for an undo; missing before. */
  readonly written?: readonly WrittenRun[];
}

/** `updatedAt` (ISO 8601) tells later whether the member has changed it. */
export interface WrittenRun {
  readonly id: string;
  readonly updatedAt: string;
}

/** What is set once everything is written. */
export interface StoredExtras {
  readonly memory?: StagedMemory;
  readonly programmes?: StagedProgrammes;
  /** Dreams that are alike and that the member says are not the same dream; `createdAt` as ISO 8601. */
  readonly dismissedRecurrences?: readonly { readonly key: string; readonly createdAt: string }[];
  readonly readingSettings?: { followUpQuestions: boolean; address: 'feminine' | 'masculine' | null };
}

/** Journals that members bring along. */
export const imports = pgTable(
  'imports',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: integer().generatedByDefaultAsIdentity(),
    kind: text({ enum: limits.importKinds }).notNull(),
    state: text({ enum: limits.importStates }).notNull(),
    fileNames: text('file_names').array().notNull(),
    fileCount: integer('file_count').notNull(),
    choices: jsonb().$type<StoredChoices>().notNull(),
    extras: jsonb().$type<StoredExtras>().notNull().default({}),
    /** Newest dream of the journal when the import began. */
    pivotAt: timestamp('pivot_at', { withTimezone: true }),
    keepsChanged: boolean('keeps_changed').notNull().default(true),
    written: integer().notNull().default(0),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type ImportRow = typeof imports.$inferSelect;
export type NewImport = typeof imports.$inferInsert;
