import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Found, FoundEntry } from '../formats/found-entry.ts';
import type { SourceFile } from '../formats/read-csv.ts';
import { Refusal } from '../formats/refusal.ts';

/** Gives what a reader makes of a file with this content; the file is gone afterwards. */
export async function readSample<Result>(
  content: string | Buffer,
  read: (file: SourceFile, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'chitta-sample-'));
  try {
    const path = join(folder, 'sample');
    await writeFile(path, content);
    return await read({ name: 'sample', path }, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everything that a reader finds, entries apart from what it says of the file. */
export async function collect(found: AsyncIterable<Found>) {
  const entries: FoundEntry[] = [];
  const columns: (readonly string[])[] = [];
  for await (const item of found) {
    if ('entry' in item) entries.push(item.entry);
    else columns.push(item.about.columns ?? []);
  }
  return { entries, columns };
}

/** Why a file is refused, in one object; throws what was thrown when that is no refusal. */
export async function refusalOf(reading: Promise<unknown>) {
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, detail, line } = error;
    return { reason, detail, line };
  }
  return null;
}
