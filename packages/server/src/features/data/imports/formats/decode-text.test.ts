import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBinary, readBeginning, readBytes, readText } from './decode-text.ts';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chitta-decode-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: Buffer | string): Promise<string> {
  count += 1;
  const path = join(folder, String(count));
  await writeFile(path, content);
  return path;
}

const told = 'Soñé con el mar — 🌊';
const wide = (text: string) => Buffer.from(text, 'utf16le');

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(told), told],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${told}`), told],
    ['UTF-16', wide(`\uFEFF${told}`), told],
    ['UTF-16 without a mark', wide('Soñé con el mar'), 'Soñé con el mar'],
    ['UTF-16 the other way round', wide(`\uFEFF${told}`).swap16(), told],
    ['UTF-16 the other way round without a mark', wide('I walked home').swap16(), 'I walked home'],
    ['Latin-1', Buffer.from('Soñé con él', 'latin1'), 'Soñé con él'],
    ['the code page of Windows', Buffer.from([0x93, 0x61, 0x94, 0x85]), '“a”…'],
    ['nothing', Buffer.alloc(0), ''],
  ])('may be in %s', async (_, content, expected) => {
    expect(await readText(await fileOf(content))).toBe(expected);
  });

  it('keeps characters whole where the pieces that it is read in cut them', async () => {
    const text = `x${'🌊'.repeat(50_000)}`;
    expect(await readText(await fileOf(text))).toBe(text);
  });

  it('is in an old encoding also where only its last letter shows it', async () => {
    const content = Buffer.concat([Buffer.alloc(100_000, 'a'), Buffer.from([0xe9])]);
    expect((await readText(await fileOf(content))).endsWith('aé')).toBe(true);
  });

  it('can be read from its beginning alone, without half a character at the cut', async () => {
    expect(await readBeginning(await fileOf('añañ'), 5)).toBe('aña');
    expect(await readBeginning(await fileOf('short'))).toBe('short');
  });

  it('has as many first bytes as are asked for, or as there are', async () => {
    const path = await fileOf('abc');
    expect((await readBytes(path, 2)).toString()).toBe('ab');
    expect((await readBytes(path, 20)).toString()).toBe('abc');
  });
});

describe('isBinary', () => {
  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), true],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), true],
    ['a text', Buffer.from('Soñé\r\n\tcon'), false],
    ['an old text', Buffer.from('Soñé', 'latin1'), false],
    ['UTF-16', wide('I walked home'), false],
    ['UTF-16 with a mark', wide('\uFEFFa'), false],
    ['one stray sign in a long text', Buffer.from(`${'a'.repeat(1000)}\u0001`), false],
    ['nothing', Buffer.alloc(0), false],
  ])('%s', (_, bytes, expected) => {
    expect(isBinary(bytes)).toBe(expected);
  });
});
