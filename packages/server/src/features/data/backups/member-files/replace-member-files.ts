import { createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { secretKeyFile } from '#server/platform/crypto/secret-keys.ts';
import { createHashStream } from '../archive/hash-stream.ts';
import type { Archive } from '../archive/open-archive.ts';
import { BackupError } from '../backup-error.ts';

/** The files of a backup beside those of now, ready to change places with them. */
export interface StagedFiles {
  /** Leaves one out after all, if it is there. */
  remove(path: string): Promise<void>;
  /** Puts them in place; the files of now are kept aside. */
  apply(): Promise<void>;
  /** Puts back what was there before `apply`, and throws the staged ones away. */
  undo(): Promise<void>;
  /** Throws away what was there before. */
  finish(): Promise<void>;
}

/** Unpacks the files of members next to `folder`. Throws a `BackupError` when one is not what was written. */
export async function stageMemberFiles(archive: Archive, folder: string): Promise<StagedFiles> {
  const staged = `${folder}.restoring`;
  const before = `${folder}.replaced`;
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true, mode: 0o700 });
  for (const { path, entry, sha256 } of archive.manifest.files) {
    // The archive's own names cannot lead out of a folder; so this one cannot either.
    if (entry !== `files/${path}`) throw new BackupError(`"${path}" is no path of a file.`);
    const target = join(staged, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const hash = createHashStream();
    await pipeline(await archive.read(entry), hash, createWriteStream(target, { mode: 0o600, flush: true }));
    if (hash.digest() !== sha256) throw new BackupError(`the file ${path} does not have its checksum.`);
  }
  await keepKey(folder, staged);
  let isApplied = false;
  return {
    remove: (path) => rm(join(staged, path), { force: true }),
    async apply() {
      await rm(before, { recursive: true, force: true });
      if (existsSync(folder)) await rename(folder, before);
      await rename(staged, folder);
      isApplied = true;
    },
    async undo() {
      if (isApplied) await rename(folder, staged);
      if (!existsSync(folder) && existsSync(before)) await rename(before, folder);
      await rm(staged, { recursive: true, force: true });
    },
    finish: () => rm(before, { recursive: true, force: true }),
  };
}

/** A backup from before the first secret has no key; secrets that outlive the restore are still locked up with it. */
async function keepKey(folder: string, staged: string): Promise<void> {
  const kept = join(staged, secretKeyFile);
  if (existsSync(kept) || !existsSync(join(folder, secretKeyFile))) return;
  await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
  await cp(join(folder, secretKeyFile), kept);
}
