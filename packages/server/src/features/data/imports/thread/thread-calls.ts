import type { StoredChoices } from '#server/db/tables/data/imports.ts';
import type { DateOrder } from '../dates/written-date.ts';
import type { EntryKind } from '../formats/found-entry.ts';
import type { RefusalCause, RefusalReason } from '../formats/refusal.ts';
import type { EntryFacts, EntryOptions } from './derive-entry.ts';
import type { DerivedBatch, ReadOptions } from './read-derived.ts';

/** An entry as the database gives it: what it is made of stays JSON until it is in the thread. */
export interface StoredEntry {
  readonly kind: EntryKind;
  readonly json: string;
}

/** What the thread of an import can be asked, with what it answers. One at a time. */
export interface ThreadCalls {
  /** Begins to read files; `next` gives what is in them. */
  readonly read: { readonly asked: ReadOptions; readonly answer: null };
  /** The next batch; null after the last. */
  readonly next: { readonly asked: null; readonly answer: DerivedBatch | null };
  readonly derive: {
    readonly asked: EntryOptions & { readonly entries: readonly StoredEntry[] };
    readonly answer: readonly EntryFacts[];
  };
  /** What the dates of entries say about the order of their numbers, once other columns are chosen. */
  readonly order: {
    readonly asked: { readonly entries: readonly StoredEntry[]; readonly choices: StoredChoices };
    readonly answer: { readonly dateOrder: DateOrder; readonly isDateOrderCertain: boolean };
  };
  /** Content keys of texts. */
  readonly keys: { readonly asked: readonly string[]; readonly answer: readonly string[] };
}

export type ThreadCall = {
  [Name in keyof ThreadCalls]: { readonly name: Name; readonly asked: ThreadCalls[Name]['asked'] };
}[keyof ThreadCalls];

export type ThreadAnswer =
  | { readonly type: 'answer'; readonly answer: unknown }
  | ({ readonly type: 'refused' } & RefusalFields);

/** A refusal as it crosses between threads. */
export interface RefusalFields {
  readonly reason: RefusalReason;
  readonly detail: RefusalCause | undefined;
  readonly file: string;
  readonly line: number | undefined;
}
