import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { invariant } from '../errors/invariant.ts';
import { type FileStorage, isStoragePath } from './file-storage.ts';

/** Files that are being written. One that a crash left behind is listed as well, so that it is swept with the others. */
const draftMark = 'draft-';

/** Files in a folder of this machine, which nobody but its user can read. */
export function createLocalFiles(root: string): FileStorage {
  const fileOf = (path: string) => {
    invariant(isStoragePath(path), 'a file has a storage path');
    return join(root, path);
  };
  /** On the disk before it gets its name, so that a file is whole or not there. */
  async function place(path: string, write: (draft: string) => Promise<void>): Promise<void> {
    const file = fileOf(path);
    const draft = join(dirname(file), `${draftMark}${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    try {
      await write(draft);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
  return {
    put: (path, content) => place(path, (draft) => writeWhole(draft, content)),
    putFile: (path, file) => place(path, (draft) => copyWhole(file, draft)),
    get: (path) => readFile(fileOf(path)).catch(nullIfMissing),
    async read(path, range) {
      const handle = await open(fileOf(path)).catch(nullIfMissing);
      return handle === null ? null : handle.createReadStream({ ...range });
    },
    delete: (path) => rm(fileOf(path), { force: true }),
    async *list(folder) {
      const found = await opendir(join(root, folder)).catch(nullIfMissing);
      for await (const entry of found ?? []) {
        const path = `${folder}/${entry.name}`;
        const info = entry.isFile() ? await stat(join(root, path)).catch(nullIfMissing) : null;
        if (info) yield { path, changedAt: info.mtime };
      }
    },
  };
}

async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await chmod(to, 0o600);
  const handle = await open(to, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
