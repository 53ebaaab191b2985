import * as limits from '@chitta/contract/limits';
import type { FoundEntry, FoundFile } from './found-entry.ts';
import { plainJson } from './plain-json.ts';
import type { SourceFile } from './read-csv.ts';
import { type ImportKind, readFiles } from './read-files.ts';
import { Refusal } from './refusal.ts';

/** What is kept in one statement. */
export interface FoundBatch {
  readonly kind: ImportKind;
  readonly entries: readonly FoundEntry[];
  readonly about: readonly FoundFile[];
}

const batchSize = 500;
/** Characters of a batch: entries that are long come in smaller ones. */
const batchLength = 4_000_000;

/** Reads files batch by batch; the last may be empty. Throws a refusal where they cannot be taken. */
export async function* readBatches(files: readonly SourceFile[], folder: string): AsyncGenerator<FoundBatch> {
  const { kind, found } = await readFiles(files, folder);
  let entries: FoundEntry[] = [];
  let about: FoundFile[] = [];
  let total = 0;
  let length = 0;
  for await (const item of found) {
    if ('about' in item) about.push(item.about);
    else {
      total += 1;
      if (total > limits.imports.entries) {
        throw new Refusal('too_much', { detail: 'entries', file: item.entry.file });
      }
      const source = plainJson(item.entry.source);
      entries.push({ ...item.entry, source });
      length += JSON.stringify(source).length;
    }
    if (entries.length < batchSize && length < batchLength) continue;
    yield { kind, entries, about };
    entries = [];
    about = [];
    length = 0;
  }
  yield { kind, entries, about };
}
