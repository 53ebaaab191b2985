import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepTemporaryFolders, withTemporaryFolder } from './temporary-folder.ts';

it('is removed with what is in it, also where the work fails', async () => {
  let made = '';
  const work = withTemporaryFolder('upload', async (folder) => {
    made = folder;
    await writeFile(join(folder, 'a'), 'A dog.');
    throw new RangeError('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(existsSync(made)).toBe(false);
  expect(await withTemporaryFolder('import', async () => 'yes')).toBe('yes');
});

it('is swept once it is old, and no other', async () => {
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  const make = async (name: string) => {
    const folder = await mkdtemp(join(tmpdir(), name));
    await writeFile(join(folder, 'a'), 'A dog.');
    return folder;
  };
  const [left, other, fresh] = [
    await make('chitta-upload-'),
    await make('chitta-else-'),
    await make('chitta-import-'),
  ];
  try {
    await utimes(left, old, old);
    await utimes(other, old, old);
    await sweepTemporaryFolders();
    expect([left, other, fresh].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  } finally {
    for (const folder of [left, other, fresh]) await rm(folder, { recursive: true, force: true });
  }
});
