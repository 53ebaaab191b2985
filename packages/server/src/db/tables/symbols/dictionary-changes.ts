import { limits } from '@chitta/contract';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EntryState } from '#server/platform/dictionary/entry-state.ts';
import { users } from '../identity/users.ts';

/** What administrators have published over the files of the dictionary. */
export const dictionaryChanges = pgTable('dictionary_changes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: text({ enum: limits.entryKinds }).notNull(),
  /** The slug of the entry; of a celebrity, the name. */
  key: text().notNull(),
  /** Null: there was no such entry. */
  before: jsonb().$type<EntryState>(),
  /** Null: there is no such entry any more. */
  after: jsonb().$type<EntryState>(),
  /** The change that this one takes back. */
  undoes: integer(),
  staffId: integer('staff_id').references(() => users.id, { onDelete: 'set null' }),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});
