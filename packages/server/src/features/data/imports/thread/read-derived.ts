import type { StoredChoices, StoredExtras } from '#server/db/tables/data/imports.ts';
import { suggestChoices } from '../drafts/suggest-choices.ts';
import type { FoundEntry } from '../formats/found-entry.ts';
import { type FoundBatch, readBatches } from '../formats/read-batches.ts';
import type { SourceFile } from '../formats/read-csv.ts';
import type { ImportKind } from '../formats/read-files.ts';
import type { ImportedMemory } from '../formats/read-memory.ts';
import type { ImportedRun } from '../formats/read-programme-runs.ts';
import { deriveEntry, type EntryFacts } from './derive-entry.ts';

/** Entries that the choices are guessed from. */
const sampleSize = 1000;

export interface ReadOptions {
  readonly files: readonly SourceFile[];
  /** For what is unpacked. */
  readonly folder: string;
  /** The member's: dates are those of its days. */
  readonly timezone: string;
  readonly readAt: Date;
}

/** What the files brought beside entries, before it is kept. */
export type FoundExtras = Omit<StoredExtras, 'memory' | 'programmes'> & {
  readonly memory?: ImportedMemory;
  readonly programmes?: readonly ImportedRun[];
};

/** Some entries with what was found out of each, as they are kept in one statement. The last batch may be empty. */
export interface DerivedBatch {
  readonly kind: ImportKind;
  /** How the files are read as long as the member says nothing else; the same with each batch. */
  readonly choices: StoredChoices;
  /** What the files brought so far beside entries. */
  readonly extras: FoundExtras;
  readonly entries: readonly (FoundEntry & EntryFacts)[];
}

/**
 * Reads files and derives what is in them. The first entries are held until the choices can be guessed from them. Throws
 * a refusal where files cannot be taken.
 */
export async function* readDerived(options: ReadOptions): AsyncGenerator<DerivedBatch> {
  const { files, folder, timezone, readAt } = options;
  const held: FoundBatch[] = [];
  let columns: readonly string[] | undefined;
  let extras: FoundExtras = {};
  let choices: StoredChoices | undefined;

  const suggest = () => {
    const sources = held.flatMap(({ entries }) => entries.map(({ source }) => source)).slice(0, sampleSize);
    return suggestChoices({ sources, columns, timezone, now: readAt });
  };
  async function* derived(chosen: StoredChoices): AsyncGenerator<DerivedBatch> {
    for (let batch = held.shift(); batch !== undefined; batch = held.shift()) {
      const entries = [];
      for (const entry of batch.entries) {
        entries.push({ ...entry, ...(await deriveEntry(entry, { choices: chosen, readAt })) });
      }
      yield { kind: batch.kind, choices: chosen, extras, entries };
    }
  }

  for await (const batch of readBatches(files, folder)) {
    for (const about of batch.about) {
      columns = about.columns ?? columns;
      extras = about.extras ? { ...extras, ...(about.extras as FoundExtras) } : extras;
    }
    held.push(batch);
    const count = held.reduce((sum, { entries }) => sum + entries.length, 0);
    if (choices === undefined && count < sampleSize) continue;
    choices ??= suggest();
    yield* derived(choices);
  }
  yield* derived(choices ?? suggest());
}
