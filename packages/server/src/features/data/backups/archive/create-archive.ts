import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { createHashStream } from './hash-stream.ts';

/** What was written under one name. */
export interface WrittenEntry {
  readonly bytes: number;
  readonly sha256: string;
}

/** An archive that is being written; nobody sees it under its own name before it is finished. */
export interface NewArchive {
  /** Adds one entry after the other: wait for each. The last of `streams` gives what is stored. */
  add(name: string, streams: readonly [Readable, ...NodeJS.ReadWriteStream[]]): Promise<WrittenEntry>;
  addText(name: string, text: string): void;
  /** Brings everything to the disk, then gives the archive its name. */
  finish(): Promise<void>;
  /** Throws away what was written. */
  abandon(): Promise<void>;
}

/** Stands for the checksum while it is computed: it covers everything, itself included. */
export const sealPlaceholder = '0'.repeat(64);

/** The ending of archives that are not whole. */
export const unfinishedEnding = '.unfinished';

/**
 * Begins a zip archive whose entries are stored as they are given, readable by its owner alone. Its size is bounded
 * by the disk, never by memory.
 */
export function createArchive(file: string): NewArchive {
  const zip = new ZipFile();
  const unfinished = `${file}${unfinishedEnding}`;
  const broken = new AbortController();
  const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  const whole = createHashStream();
  const written = pipeline(zip.outputStream, whole, target, { signal: broken.signal });
  // Whoever adds an entry hears of it: the entry's own streams are ended with the reason.
  written.catch((error: unknown) => broken.abort(error));
  zip.on('error', (error) => broken.abort(error));

  return {
    async add(name, streams) {
      const hashed = createHashStream();
      zip.addReadStream(hashed, name, { compress: false, mode: 0o600, forceZip64Format: true });
      try {
        await pipeline([...streams, hashed], { signal: broken.signal });
      } catch (error) {
        throw broken.signal.aborted ? broken.signal.reason : error;
      }
      return { bytes: hashed.bytes, sha256: hashed.digest() };
    },
    addText(name, text) {
      zip.addBuffer(Buffer.from(text), name, { compress: false, mode: 0o600 });
    },
    async finish() {
      zip.end({ comment: sealPlaceholder, forceZip64Format: false });
      await written;
      await seal(unfinished, whole.digest());
      await rename(unfinished, file);
      await syncFolder(dirname(file));
    },
    async abandon() {
      broken.abort(new DOMException('The archive was given up.', 'AbortError'));
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

/** Puts the checksum of the whole in the place that was kept for it: the archive's comment, its last bytes. */
async function seal(path: string, digest: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    const { size } = await handle.stat();
    await handle.write(digest, size - sealPlaceholder.length);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name in a folder is on disk only once the folder is. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
