import { open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { NewArchive } from '../archive/create-archive.ts';
import type { FileOfBackup } from '../archive/manifest.ts';

/** Adds every file below the folder, if there is one. One that is deleted meanwhile is left out: so is its row, soon. */
export async function addMemberFiles(archive: NewArchive, folder: string): Promise<FileOfBackup[]> {
  const files: FileOfBackup[] = [];
  for (const path of await listFiles(folder)) {
    const entry = `files/${path}`;
    const handle = await openIfThere(join(folder, path));
    if (handle === null) continue;
    files.push({ path, entry, ...(await archive.add(entry, [handle])) });
  }
  return files;
}

/** Paths below the folder with `/`, in order. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

async function openIfThere(path: string) {
  const handle = await open(path).catch(ignoreMissing);
  return Array.isArray(handle) ? null : handle.createReadStream();
}

function ignoreMissing(cause: unknown): never[] {
  if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw cause;
}
