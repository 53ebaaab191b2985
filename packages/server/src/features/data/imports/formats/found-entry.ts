import type { WrittenDate } from '../dates/written-date.ts';
import type { ImportedMemory } from './read-memory.ts';
import type { ImportedRun } from './read-programme-runs.ts';

/** A dream as a text, a Day One journal or a Word file tells it. */
export interface ToldDream {
  readonly title: string;
  readonly content: string;
  readonly date: WrittenDate | null;
  readonly tags: readonly string[];
  readonly category: string;
}

/** What an entry is made of, as it was read. Kept as JSON until it is written. */
export type EntrySource =
  | { readonly cells: readonly string[] }
  | { readonly told: ToldDream }
  /** An item of our own export; checked against its schema when it is used. */
  | { readonly exported: unknown };

/** What an entry becomes. */
export type EntryKind = 'dream' | 'symbol' | 'consultation';

/** One thing that a reader found in a file. */
export interface FoundEntry {
  readonly kind: EntryKind;
  readonly file: string;
  /** Where it begins, from 1. */
  readonly line: number;
  readonly source: EntrySource;
  readonly originId?: number;
  /** The same of a consultation, which is known by a name. */
  readonly originName?: string;
}

/** What a reader says of a file as a whole. */
export interface FoundFile {
  /** Names of the columns of a table. */
  readonly columns?: readonly string[];
  readonly extras?: {
    readonly readingSettings?: unknown;
    readonly dismissedRecurrences?: unknown;
    readonly memory?: ImportedMemory;
    readonly programmes?: readonly ImportedRun[];
  };
}

/** Readers give what they find one by one; a file as a whole is described whenever that is known. */
export type Found = { readonly entry: FoundEntry } | { readonly about: FoundFile };
