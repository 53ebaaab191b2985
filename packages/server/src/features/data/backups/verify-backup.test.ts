import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { parseManifest } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';
import { backUp, createFolder, seedJournals } from './testing/backup-fixture.ts';
import { verifyBackup } from './verify-backup.ts';

let source: TestApp;

beforeAll(async () => {
  source = await buildTestApp();
  await seedJournals(source);
});
afterAll(() => source.close());

describe('verifyBackup', () => {
  it('knows a whole backup, and one in which a single byte is another', async () => {
    const folder = await createFolder();
    const { path } = await backUp(source.context.pool, folder);
    const manifest = await verifyBackup(path);
    expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(3);
    const bytes = await readFile(path);
    const damaged = join(folder, 'damaged.zip');
    for (let step = 0; step < 40; step += 1) {
      const at = Math.floor((step * (bytes.length - 1)) / 39);
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 0x40;
      await writeFile(damaged, copy);
      await expect(verifyBackup(damaged), `byte ${at}`).rejects.toThrow(BackupError);
    }
  });

  it.each([
    ['is cut off', (path: string) => truncate(path, 5_000)],
    ['is empty', (path: string) => truncate(path, 0)],
    ['is something else', (path: string) => writeFile(path, 'I was in a house.\n'.repeat(100))],
  ])('refuses a file that %s, by its name', async (_case, damage) => {
    const { path } = await backUp(source.context.pool, await createFolder());
    await damage(path);
    await expect(verifyBackup(path)).rejects.toThrow(`${path} cannot be used as a backup`);
  });

  it('says that a file is missing', async () => {
    await expect(verifyBackup('/no/such/backup.zip')).rejects.toThrow(/no such file/);
  });
});

describe('parseManifest', () => {
  it('sends somebody with a newer format to a newer Chitta', () => {
    expect(() => parseManifest('{"format":"chitta-backup","formatVersion":2}')).toThrow(
      /format 2.*newer one/,
    );
  });

  it.each(['', '[]', '{"formatVersion":1}', 'null'])('refuses %j', (text) => {
    expect(() => parseManifest(text)).toThrow(BackupError);
  });
});
