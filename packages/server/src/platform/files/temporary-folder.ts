import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What temporary folders of ours begin with; the sweep goes by it. */
export const temporaryPrefix = 'chitta-';

export type TemporaryPurpose = 'upload' | 'import';

/** Does work with a folder that only this process' user can enter, and removes it with everything in it, come what may. */
export async function withTemporaryFolder<T>(
  purpose: TemporaryPurpose,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `${temporaryPrefix}${purpose}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
