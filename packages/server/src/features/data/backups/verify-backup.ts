import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createHashStream } from './archive/hash-stream.ts';
import type { FileOfBackup, Manifest, TableOfBackup } from './archive/manifest.ts';
import { type Archive, assertSealed, manifestEntry, openArchive } from './archive/open-archive.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import { createLineCounter } from './database/copy-rows.ts';

/**
 * Reads a whole backup as a restore would: every checksum, every row counted, nothing missing and nothing besides.
 * Throws a `BackupError` that says what is wrong.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  const archive = await openArchive(file);
  try {
    assertComplete(archive);
    for (const table of archive.manifest.tables) await verifyTable(archive, table);
    for (const one of archive.manifest.files) await verifyFile(archive, one);
    await assertSealed(file);
    return archive.manifest;
  } catch (cause) {
    throw new BackupError(`${file} is damaged: ${reasonOf(cause)}`, { cause });
  } finally {
    archive.close();
  }
}

function assertComplete({ manifest, names }: Archive): void {
  const known = new Set([manifestEntry]);
  for (const { entry } of [...manifest.tables, ...manifest.files]) known.add(entry);
  const stranger = names.find((name) => !known.has(name));
  if (stranger !== undefined) throw new BackupError(`"${stranger}" does not belong to it.`);
}

async function verifyTable(archive: Archive, { name, entry, rows, sha256 }: TableOfBackup): Promise<void> {
  const hash = createHashStream();
  const lines = createLineCounter();
  const source = await archive.read(entry);
  try {
    await pipeline(source, hash, createZstdDecompress(), lines.resume());
  } catch (cause) {
    throw new BackupError(`the rows of ${name} cannot be read (${reasonOf(cause)}).`, { cause });
  }
  if (hash.digest() !== sha256) throw new BackupError(`the rows of ${name} do not have their checksum.`);
  if (lines.lines !== rows) {
    throw new BackupError(`${name} has ${lines.lines} rows, and ${rows} were written.`);
  }
}

async function verifyFile(archive: Archive, { path, entry, sha256 }: FileOfBackup): Promise<void> {
  const hash = createHashStream();
  await pipeline(await archive.read(entry), hash.resume());
  if (hash.digest() !== sha256) throw new BackupError(`the file ${path} does not have its checksum.`);
}
