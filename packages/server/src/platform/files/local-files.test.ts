import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalFiles } from './local-files.ts';
import { collect } from './testing/collect.ts';
import { readAll } from './testing/read-all.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'chitta-files-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const content = Buffer.from([0, 1, 2, 255]);

describe('files in a folder', () => {
  it('come back as they were kept, for the server alone', async () => {
    const files = createLocalFiles(root);
    await files.put('pictures/a-b_c.webp', content, 'image/webp');
    expect(await files.get('pictures/a-b_c.webp')).toEqual(content);
    expect((await stat(join(root, 'pictures/a-b_c.webp'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(root, 'pictures'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(root, 'pictures'))).toEqual(['a-b_c.webp']);
  });

  it('are taken from a file elsewhere, and read whole or in part', async () => {
    const files = createLocalFiles(root);
    const elsewhere = join(root, 'elsewhere');
    await writeFile(elsewhere, content, { mode: 0o644 });
    await files.putFile('sounds/a', elsewhere, 'audio/webm');
    await rm(elsewhere);
    expect((await stat(join(root, 'sounds/a'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(root, 'sounds'))).toEqual(['a']);
    expect(await readAll(files, 'sounds/a')).toEqual(content);
    expect(await readAll(files, 'sounds/a', { start: 1, end: 2 })).toEqual(content.subarray(1, 3));
    expect(await readAll(files, 'sounds/b')).toBeNull();
  });

  it('leave nothing behind where they cannot be taken', async () => {
    const files = createLocalFiles(root);
    await expect(files.putFile('broken/a', join(root, 'nowhere'), 'audio/webm')).rejects.toThrow('ENOENT');
    expect(await readdir(join(root, 'broken'))).toEqual([]);
  });

  it('are listed with their time, and gone once deleted', async () => {
    const files = createLocalFiles(root);
    await files.put('others/one', content, 'text/plain');
    const listed = await collect(files.list('others'));
    expect(listed.map(({ path }) => path)).toEqual(['others/one']);
    expect(listed[0]?.changedAt).toEqual((await stat(join(root, 'others/one'))).mtime);
    await files.delete('others/one');
    await files.delete('others/one');
    expect(await files.get('others/one')).toBeNull();
    expect(await collect(files.list('others'))).toEqual([]);
    expect(await collect(files.list('never'))).toEqual([]);
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a', 'a/b/c', 'a/.b', 'a/..'])(
    'have no path like %s',
    async (path) => {
      const files = createLocalFiles(root);
      await expect(async () => files.get(path)).rejects.toThrow('storage path');
      await expect(async () => files.put(path, content, 'x')).rejects.toThrow('storage path');
      await expect(async () => files.delete(path)).rejects.toThrow('storage path');
    },
  );
});
