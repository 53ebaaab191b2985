import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BackupError, reasonOf } from '../backup-error.ts';
import { sealPlaceholder } from './create-archive.ts';
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
  return {
    file,
    manifest: parseManifest(content),
    names: [...entries.keys()],
    read,
    close: () => zip.close(),
  };
}

/** Throws a `BackupError` unless every byte of the file is as it was written. */
export async function assertSealed(file: string): Promise<void> {
  const { size } = await stat(file);
  const end = Math.max(size - sealPlaceholder.length, 0);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: end - 1 })) hash.update(chunk as Buffer);
  hash.update(sealPlaceholder);
  const seal = await text(createReadStream(file, { start: end }));
  if (hash.digest('hex') !== seal) throw new BackupError('it does not have its checksum.');
}
