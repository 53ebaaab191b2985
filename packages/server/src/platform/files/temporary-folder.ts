import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const purposes = ['upload', 'import', 'report'] as const;
export type TemporaryPurpose = (typeof purposes)[number];

const nameOf = (purpose: TemporaryPurpose) => `chitta-${purpose}-`;
/** Longer than any upload with its reading may take. */
const abandonedMs = 60 * 60 * 1000;

/** Does work with a folder that only this process' user can enter, and removes it with everything in it, come what may. */
export async function withTemporaryFolder<T>(
  purpose: TemporaryPurpose,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), nameOf(purpose)));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what a process that was killed has left behind. What cannot be removed is somebody else's. */
export async function sweepTemporaryFolders(now = Date.now()): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    if (!purposes.some((purpose) => name.startsWith(nameOf(purpose)))) continue;
    const folder = join(tmpdir(), name);
    const changed = await stat(folder).catch(() => null);
    if (changed === null || now - changed.mtimeMs < abandonedMs) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
