import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFileStorage } from './create-file-storage.ts';
import { createS3Files } from './s3-files.ts';
import { collect } from './testing/collect.ts';
import { readAll } from './testing/read-all.ts';
import { startS3Server } from './testing/s3-server.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server();
});
afterEach(() => server.failWith(null));
afterAll(() => server.close());

const content = Buffer.from([0, 1, 2, 255]);
const open = (secretKey = server.secretKey) =>
  createS3Files({
    endpoint: `${server.endpoint}/`,
    bucket: 'dreams',
    accessKey: server.accessKey,
    secretKey,
  });

describe('files in a bucket', () => {
  it('come back as they were kept, by signed requests', async () => {
    const files = open();
    await files.put('pictures/a-b_c.webp', content, 'image/webp');
    expect(server.objects.get('dreams/pictures/a-b_c.webp')).toEqual({ content, type: 'image/webp' });
    expect(await files.get('pictures/a-b_c.webp')).toEqual(content);
    expect(await files.get('pictures/other.webp')).toBeNull();
    expect(server.refused.count).toBe(0);
  });

  it('are taken from a file of this machine, and read whole or in part', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chitta-files-'));
    const file = join(folder, 'sound');
    const sound = Buffer.alloc(300_000, 'sound');
    await writeFile(file, sound);
    const files = open();
    await files.putFile('voice-recordings/a', file, 'audio/webm');
    await rm(folder, { recursive: true });
    expect(server.objects.get('dreams/voice-recordings/a')?.type).toBe('audio/webm');
    expect(await readAll(files, 'voice-recordings/a')).toEqual(sound);
    const part = await readAll(files, 'voice-recordings/a', { start: 5, end: 104 });
    expect(part).toEqual(sound.subarray(5, 105));
    expect(await readAll(files, 'voice-recordings/b')).toBeNull();
    expect(server.refused.count).toBe(0);
  });

  it('are listed over many pages, and gone once deleted', async () => {
    const files = open();
    for (const name of ['1', '2', '3', '4', '5']) await files.put(`list/${name}`, content, 'text/plain');
    const listed = await collect(files.list('list'));
    expect(listed.map(({ path }) => path)).toEqual(['list/1', 'list/2', 'list/3', 'list/4', 'list/5']);
    expect(listed[0]?.changedAt).toEqual(new Date('2026-11-01T00:00:00Z'));
    for (const { path } of listed) await files.delete(path);
    await files.delete('list/1');
    expect(await collect(files.list('list'))).toEqual([]);
  });

  it('are not to be had with a wrong key', async () => {
    const files = open('wrong');
    const failure = { reason: 'files.unavailable' };
    await expect(files.get('pictures/a-b_c.webp')).rejects.toMatchObject(failure);
    await expect(files.put('pictures/x', content, 'x')).rejects.toMatchObject(failure);
    expect(server.objects.has('dreams/pictures/x')).toBe(false);
  });

  it('fail with a reason of their own while the service does', async () => {
    const files = open();
    server.failWith(500);
    await expect(files.get('pictures/a')).rejects.toMatchObject({ reason: 'files.unavailable' });
    server.failWith(404);
    await expect(files.put('pictures/a', content, 'x')).rejects.toMatchObject({
      reason: 'files.unavailable',
    });
    const nowhere = createS3Files({ ...server, endpoint: 'http://127.0.0.1:9', bucket: 'dreams' });
    await expect(nowhere.delete('pictures/a')).rejects.toMatchObject({ reason: 'files.unavailable' });
  });

  it('are used where the operator has set up a bucket', async () => {
    const config = { filesFolder: '/nowhere', s3: { endpoint: server.endpoint, bucket: 'other' } };
    await createFileStorage({ config, secrets: { s3: server } }).put('pictures/y', content, 'image/webp');
    expect(server.objects.has('other/pictures/y')).toBe(true);
  });
});
