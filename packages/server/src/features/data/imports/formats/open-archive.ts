import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { freeBytes } from '#server/platform/files/free-bytes.ts';
import type { SourceFile } from './read-csv.ts';
import { Refusal } from './refusal.ts';

/** Bounds of an archive. What it says of itself is checked first, what comes out of it is counted. */
const most = { entries: 20_000, bytes: 400 * 1024 * 1024, ratio: 200, freeBytes: 10 * 1024 * 1024 };

/** Bytes that stay free where archives are unpacked, looked at after so many. */
const room = 100_000_000;
const lookEvery = 4_000_000;
/** What the system says once there is none at all. */
const noRoom = () => Object.assign(new RangeError('too little room to unpack'), { code: 'ENOSPC' });

/** Folders and files that programs leave behind in archives and nobody wrote. */
const leftOver = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i;

export interface ArchivedFile extends SourceFile {
  /** The whole name in the archive: tells files apart and is never used as a path. */
  readonly inner: string;
}

/**
 * Unpacks those files of an archive that `isWanted` by name into `folder`, under numbers of its own. Throws a refusal
 * for one that is broken, encrypted, or grows beyond bounds.
 */
export async function openArchive(
  { name, path }: SourceFile,
  folder: string,
  isWanted: (inner: string) => boolean,
): Promise<ArchivedFile[]> {
  return withArchive({ name, path }, (archive) => unpack(archive, { name, folder, isWanted }));
}

/** The names of the files in an archive. */
export async function listArchive(file: SourceFile): Promise<string[]> {
  return withArchive(file, async (archive) => {
    if (archive.entryCount > most.entries) {
      throw new Refusal('too_much', { detail: 'archive_bomb', file: file.name });
    }
    const names: string[] = [];
    for await (const entry of archive.eachEntry()) names.push(innerName(entry));
    return names.filter((inner) => !inner.endsWith('/') && !leftOver.test(inner));
  });
}

async function withArchive<T>(
  { name, path }: SourceFile,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  try {
    // Names are only shown and compared, so odd ones need not be refused: `decodeStrings` would refuse `../`.
    const archive = await openPromise(path, { decodeStrings: false, autoClose: false });
    try {
      return await work(archive);
    } finally {
      archive.close();
    }
  } catch (error) {
    if (error instanceof Refusal || isOfSystem(error)) throw error;
    throw new Refusal('broken_file', { detail: 'archive', file: name });
  }
}

/** The disk is full, say: nothing that the archive can be blamed for. */
function isOfSystem(error: unknown): boolean {
  return /^E(?:NOSPC|IO|MFILE|NFILE|ACCES)$/.test((error as NodeJS.ErrnoException).code ?? '');
}

type Archive = Awaited<ReturnType<typeof openPromise>>;

interface UnpackOptions {
  readonly name: string;
  readonly folder: string;
  readonly isWanted: (inner: string) => boolean;
}

async function unpack(archive: Archive, { name, folder, isWanted }: UnpackOptions): Promise<ArchivedFile[]> {
  const bomb = () => new Refusal('too_much', { detail: 'archive_bomb', file: name });
  if (archive.entryCount > most.entries) throw bomb();
  const files: ArchivedFile[] = [];
  let total = 0;
  for await (const entry of archive.eachEntry()) {
    const inner = innerName(entry);
    if (inner.endsWith('/') || leftOver.test(inner) || !isWanted(inner)) continue;
    if (entry.isEncrypted()) throw new Refusal('broken_file', { detail: 'archive_encrypted', file: name });
    const allowed = Math.min(most.bytes - total, most.freeBytes + entry.compressedSize * most.ratio);
    if (entry.uncompressedSize > allowed) throw bomb();
    const target = join(folder, String(files.length));
    total += await inflate(archive, entry, { target, allowed, bomb });
    files.push({ name: inner.split('/').at(-1) || inner, inner, path: target });
  }
  return files;
}

function innerName(entry: Entry): string {
  const raw = entry.fileName as unknown as Buffer | string;
  const text = typeof raw === 'string' ? raw : raw.toString('utf8');
  return text
    .replaceAll('\\', '/')
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(0, 500);
}

async function inflate(
  archive: Archive,
  entry: Entry,
  { target, allowed, bomb }: { target: string; allowed: number; bomb: () => Refusal },
): Promise<number> {
  let bytes = 0;
  let lookedAt = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > allowed) return done(bomb());
      if (bytes - lookedAt < lookEvery) return done(null, chunk);
      lookedAt = bytes;
      done(freeBytes(dirname(target)) < room ? noRoom() : null, chunk);
    },
  });
  await pipeline(
    await archive.openReadStreamPromise(entry, {}),
    counted,
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  );
  return bytes;
}
