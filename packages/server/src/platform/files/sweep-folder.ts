import type { FileStorage } from './file-storage.ts';

/** A file that is younger may be about to be named. */
const waitMs = 24 * 60 * 60_000;
const batchSize = 500;

export interface SweepOptions {
  readonly folder: string;
  readonly now: Date;
  /** The name that a row would have for the file at this path; null: none of ours. */
  readonly nameOf: (path: string) => string | null;
  /** Of these names, those that a row has. */
  readonly keepKnown: (names: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Deletes files of a folder that no row names any more: what a crash or a storage that did not answer left behind. */
export async function sweepFolder(
  files: FileStorage,
  { folder, now, nameOf, keepKnown }: SweepOptions,
): Promise<void> {
  const before = now.getTime() - waitMs;
  let batch: string[] = [];
  const sweep = async () => {
    const known = await keepKnown(batch.flatMap((path) => nameOf(path) ?? []));
    for (const path of batch) {
      if (!known.has(nameOf(path) ?? '')) await files.delete(path);
    }
    batch = [];
  };
  for await (const { path, changedAt } of files.list(folder)) {
    if (changedAt.getTime() < before) batch.push(path);
    if (batch.length === batchSize) await sweep();
  }
  if (batch.length > 0) await sweep();
}
