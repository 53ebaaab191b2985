import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BackupError, reasonOf } from '../backup-error.ts';
import { type Manifest, parseManifest } from './manifest.ts';

/** A whole archive, open for reading. */
export interface Archive {
  readonly file: string;
  readonly manifest: Manifest;
  /** Names of everything in it, in the order of the file. */
  readonly names: readonly string[];
  /** What is stored under a name. Throws a `BackupError` where nothing is. */
  read(name: string): Promise<Readable>;
  close(): void;
}

export const manifestEntry = 'manifest.json';
export const manifestHashEntry = 'manifest.sha256';

/** Opens a backup and reads its manifest. Throws a `BackupError` that names the file and what is wrong with it. */
export async function openArchive(file: string): Promise<Archive> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(file, { autoClose: false, lazyEntries: true });
    return await readArchive(file, zip);
  } catch (cause) {
    zip?.close();
    throw new BackupError(`${file} cannot be used as a backup: ${reasonOf(cause)}`, { cause });
  }
}

async function readArchive(file: string, zip: ZipFile): Promise<Archive> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new BackupError(`"${name}" is missing in it.`);
    return zip.openReadStreamPromise(entry);
  };
  const content = await text(await read(manifestEntry));
  const expected = (await text(await read(manifestHashEntry))).trim();
  if (createHash('sha256').update(content).digest('hex') !== expected) {
    throw new BackupError('Its manifest does not have its checksum.');
  }
  return {
    file,
    manifest: parseManifest(content),
    names: [...entries.keys()],
    read,
    close: () => zip.close(),
  };
}
