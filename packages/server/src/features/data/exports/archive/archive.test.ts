import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unzip } from '../testing/read-export.ts';
import { createArchive } from './archive.ts';

const at = new Date('2026-11-21T12:00:00Z');

async function readAll(archive: ReturnType<typeof createArchive>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of archive.output) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('an archive', () => {
  it('holds text and bytes, file by file', async () => {
    const archive = createArchive(at);
    const reading = readAll(archive);
    await archive.add('a.txt', ['sueño ', 'de agua']);
    await archive.add('folder/b.txt', ['before ', Buffer.from('bytes'), ' after']);
    await archive.add('empty.txt', []);
    archive.end();
    const files = await unzip(await reading);
    expect([...files]).toEqual([
      ['a.txt', 'sueño de agua'],
      ['folder/b.txt', 'before bytes after'],
      ['empty.txt', ''],
    ]);
  });

  it('holds what is longer than a stretch, wherever a letter or a file falls', async () => {
    const text = `a${'🌊ñ'.repeat(150_000)}`;
    const bytes = randomBytes(700_000);
    const archive = createArchive(at);
    const reading = readAll(archive);
    await archive.add('a.txt', [text, 'and ', text]);
    await archive.add('b.txt', ['before ', bytes.toString('hex'), bytes.subarray(0, 3).fill('x')]);
    archive.end();
    const files = await unzip(await reading);
    expect(files.get('a.txt') === `${text}and ${text}`).toBe(true);
    expect(files.get('b.txt')?.length).toBe(7 + 1_400_000 + 3);
  });

  it('waits for its reader', async () => {
    let produced = 0;
    function* parts() {
      for (; produced < 200; produced += 1) yield randomBytes(64 * 1024);
    }
    const archive = createArchive(at);
    const adding = archive.add('a.txt', parts());
    await new Promise((resolve) => setTimeout(resolve, 100));
    const whileNobodyReads = produced;
    const reading = readAll(archive);
    await adding;
    archive.end();
    expect((await reading).length).toBeGreaterThan(200 * 64 * 1024);
    expect(whileNobodyReads).toBeLessThan(200);
  });

  it('ends what it is fed from when its reader leaves', async () => {
    let isEnded = false;
    async function* parts() {
      try {
        for (;;) yield Math.random().toString(36).repeat(10_000);
      } finally {
        isEnded = true;
      }
    }
    const archive = createArchive(at);
    const adding = archive.add('a.txt', parts());
    archive.output.once('data', () => archive.output.destroy());
    await expect(adding).rejects.toThrow();
    expect(isEnded).toBe(true);
    await expect(archive.add('b.txt', ['more'])).rejects.toThrow('Nobody reads the archive any longer.');
  });

  it('passes on what goes wrong in a file', async () => {
    async function* parts() {
      yield 'a beginning';
      throw new RangeError('no more');
    }
    const archive = createArchive(at);
    archive.output.resume();
    await expect(archive.add('a.txt', parts())).rejects.toThrow('no more');
  });
});
