import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoundEntry } from '../formats/found-entry.ts';
import { Refusal } from '../formats/refusal.ts';
import { docxOf, tableOf, zipOf } from '../testing/import-files.ts';
import { withImportThread } from './import-thread.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chitta-read-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string | Buffer>>;

async function read(files: Files) {
  const sources = await Promise.all(
    Object.entries(files).map(async ([name, content], index) => {
      const path = join(folder, `file-${index}`);
      await writeFile(path, content);
      return { name, path };
    }),
  );
  const unpacked = await mkdtemp(join(folder, 'unpacked-'));
  const entries: FoundEntry[] = [];
  let kind = '';
  let columns: readonly string[] | undefined;
  await withImportThread('', async (thread) => {
    const readAt = new Date('2026-11-21T10:00:00Z');
    for await (const batch of thread.read({ files: sources, folder: unpacked, timezone: 'UTC', readAt })) {
      kind = batch.kind;
      entries.push(...batch.entries);
      columns = batch.choices.columns?.map(({ name }) => name);
    }
  });
  return { kind, entries, columns };
}

const refused = async (files: Files) => {
  const error = await read(files).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refusal);
  const { reason, detail, line, file } = error as Refusal;
  return { reason, ...(detail && { detail }), ...(line && { line }), file };
};

const cells = (entries: readonly FoundEntry[]) =>
  entries.map(({ source, line }) => [line, ...('cells' in source ? source.cells : [])]);
const contents = (entries: readonly FoundEntry[]) =>
  entries.map(({ source }) => ('told' in source ? source.told.content : ''));

describe('tables', () => {
  it('keep quoted line ends, commas and quotes, and know their lines', async () => {
    const text = 'date,dream\r\n2024-03-05,"One, ""two""\r\nthree"\r\n\r\n2024-03-06,5" of snow\r\n';
    const { kind, entries, columns } = await read({ 'a.txt': text });
    expect([kind, columns]).toEqual(['csv', ['date', 'dream']]);
    expect(cells(entries)).toEqual([
      [2, '2024-03-05', 'One, "two"\nthree'],
      [5, '2024-03-06', '5" of snow'],
    ]);
  });

  it.each([';', '\t', '|'])('may be cut by %j', async (mark) => {
    const rows = [
      ['Fecha', 'Sueño'],
      ['05/03/2024', 'Iba, por la casa'],
    ];
    expect(cells((await read({ 'a.csv': rows.map((row) => row.join(mark)).join('\n') })).entries)).toEqual([
      [2, '05/03/2024', 'Iba, por la casa'],
    ]);
  });

  it('may have no names of columns', async () => {
    const text = ['2024-03-05', '2024-03-06', '2024-03-07']
      .map((day) => `${day},I walked through my house`)
      .join('\n');
    const { entries, columns } = await read({ 'a.csv': text });
    expect([entries.length, columns]).toEqual([3, ['', '']]);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFFecha,Sueño\n2024-03-05,Soñé\n')],
    ['UTF-16', Buffer.from('\uFEFFFecha,Sueño\n2024-03-05,Soñé\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Fecha,Sueño\n2024-03-05,Soñé\n', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFFFecha,Sueño\n2024-03-05,Soñé\n', 'utf16le').swap16()],
    ['Latin-1', Buffer.from('Fecha,Sueño\n2024-03-05,Soñé\n', 'latin1')],
  ])('may be in %s', async (_, content) => {
    const { entries, columns } = await read({ 'a.csv': content });
    expect(columns).toEqual(['Fecha', 'Sueño']);
    expect(cells(entries)).toEqual([[2, '2024-03-05', 'Soñé']]);
  });

  it('are refused with the line where a quote is not closed', async () => {
    const text = 'date,dream\n2024-03-05,One\n2024-03-06,"Two\n2024-03-07,Three\n';
    expect(await refused({ 'a.csv': text })).toEqual({
      reason: 'broken_file',
      detail: 'csv_quote',
      line: 3,
      file: 'a.csv',
    });
  });

  it('are refused where they have too many rows or columns', async () => {
    expect(await refused({ 'a.csv': tableOf(1_000_000, 'A') })).toMatchObject({
      reason: 'too_much',
      detail: 'entries',
    });
    const wide = `date,dream${',x'.repeat(200)}\n2024-03-05,One${',1'.repeat(200)}\n`;
    expect(await refused({ 'a.csv': wide })).toMatchObject({ reason: 'too_much', detail: 'columns' });
  });
});

describe('archives', () => {
  it('are read whatever the paths in them, and nothing is written by their names', async () => {
    const zip = await zipOf({
      'xx/xx/evil.md': '# 2024-03-05\nA dog.',
      'journal/b.txt': '2024-03-06\nA cat.',
    });
    const hostile = Buffer.from(
      zip.toString('latin1').replaceAll('xx/xx/evil.md', '../../evil.md'),
      'latin1',
    );
    const { kind, entries } = await read({ 'a.zip': hostile });
    expect([kind, contents(entries)]).toEqual(['text', ['A dog.', 'A cat.']]);
    expect(entries[0]?.file).toBe('evil.md');
    expect((await readdir(join(folder, '..'))).filter((name) => name === 'evil.md')).toEqual([]);
  });

  it('are refused when they grow out of bounds, lie about their size, are cut off or hold nothing', async () => {
    const bomb = await zipOf({ 'a.txt': Buffer.alloc(64 * 1024 * 1024) });
    expect(await refused({ 'a.zip': bomb })).toMatchObject({ reason: 'too_much', detail: 'archive_bomb' });
    const liar = Buffer.from(bomb);
    const central = liar.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    liar.writeUInt32LE(1000, central + 24);
    expect(await refused({ 'a.zip': liar })).toMatchObject({ reason: 'broken_file', detail: 'archive' });
    expect(await refused({ 'a.zip': bomb.subarray(0, bomb.length / 2) })).toMatchObject({
      detail: 'archive',
    });
    expect(await refused({ 'a.zip': await zipOf({ 'a.jpg': 'x' }) })).toMatchObject({
      reason: 'unknown_format',
    });
    const many = await zipOf({ 'a.txt': 'A dog.' });
    many.writeUInt16LE(20_001, many.length - 12);
    expect(await refused({ 'a.zip': many })).toMatchObject({ detail: 'archive_bomb' });
  });
});

describe('journals of Day One', () => {
  const entry = {
    creationDate: '2024-03-05T06:30:00Z',
    text: '# The flood\n\nWater rose\\.\n\n![](dayone-moment://A1)',
  };
  const told = { title: 'The flood', content: 'Water rose.', date: { instant: '2024-03-05T06:30:00Z' } };

  it('are read from JSON or the zip that it comes in', async () => {
    const json = JSON.stringify({ metadata: { version: '1.0' }, entries: [entry, { broken: true }] });
    const alone = await read({ 'Journal.json': json });
    expect([alone.kind, alone.entries[0]?.source]).toMatchObject(['day_one', { told }]);
    expect(alone.entries[1]?.source).toEqual({ exported: null });
    const zipped = await read({ 'a.zip': await zipOf({ 'Journal.json': json, 'photos/1.jpeg': 'x' }) });
    expect(zipped.entries).toHaveLength(2);
  });

  it('are refused with the line where they stop being JSON', async () => {
    expect(await refused({ 'a.json': '{"entries": [\n{"creationDate": "x"},\n{"text": \n' })).toMatchObject({
      reason: 'broken_file',
      detail: 'json',
      line: 4,
    });
    expect(await refused({ 'a.json': '{"name": "package"}' })).toMatchObject({ reason: 'unknown_format' });
    expect(await refused({ 'a.json': `{"entries":${'['.repeat(60_000)}` })).toMatchObject({ detail: 'json' });
  });
});

describe('Word documents', () => {
  it('are cut at headings or dates', async () => {
    const content = await docxOf([
      '# 5 March 2024',
      'Water & fire < rose.',
      'It fell.',
      '# 6 March 2024',
      'A dog.',
    ]);
    const { kind, entries } = await read({ 'a.docx': content });
    expect([kind, contents(entries)]).toEqual(['docx', ['Water & fire < rose.\n\nIt fell.', 'A dog.']]);
  });

  it('are refused with entities of their own, which can grow without end', async () => {
    const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    );
    const content = await docxOf(['A dog.'], `<!DOCTYPE lolz [<!ENTITY l0 "lol">${laughs}]>`);
    expect(await refused({ 'a.docx': content })).toMatchObject({ reason: 'broken_file', detail: 'document' });
  });

  it('are refused when they are broken', async () => {
    const content = await zipOf({ 'word/document.xml': '<w:document', '[Content_Types].xml': '' });
    expect(await refused({ 'a.docx': content })).toMatchObject({ reason: 'broken_file', detail: 'document' });
  });
});

describe('exports of Chitta', () => {
  const manifest = (formatVersion: number, items: number) =>
    JSON.stringify({
      format: 'chitta-export',
      formatVersion,
      exportedAt: '2026-11-21T15:04:05.000Z',
      timezone: 'UTC',
      language: 'en',
      sections: [{ name: 'dreams', count: items, files: [{ path: 'data/dreams/0001.json', items }] }],
    });
  const data = '{"formatVersion":1,"section":"dreams","items":[\n{"id":1}\n]}\n';

  it('are found in a folder too, and what is no dream in them is named', async () => {
    const files = { 'chitta/manifest.json': manifest(1, 1), 'chitta/data/dreams/0001.json': data };
    const { kind, entries } = await read({ 'a.zip': await zipOf(files) });
    expect([kind, entries]).toMatchObject(['chitta', [{ line: 2, source: { exported: null } }]]);
  });

  it('are refused when they are of a later version or hold less than they say', async () => {
    const zip = (version: number, items: number) =>
      zipOf({ 'manifest.json': manifest(version, items), 'data/dreams/0001.json': data });
    expect(await refused({ 'a.zip': await zip(2, 1) })).toMatchObject({ detail: 'export_version' });
    expect(await refused({ 'a.zip': await zip(1, 2) })).toMatchObject({ detail: 'export_cut_off' });
  });
});

it('refuses what is no journal, and files that do not belong together', async () => {
  for (const content of [
    Buffer.from('%PDF-1.7\n'),
    Buffer.from([0x89, 0x50, 0, 0, 1, 2]),
    Buffer.from('{\\rtf1}'),
  ]) {
    expect(await refused({ a: content })).toMatchObject({ reason: 'unknown_format' });
  }
  expect(await refused({ 'a.csv': tableOf(3), 'b.txt': 'A dog.' })).toMatchObject({ reason: 'mixed_files' });
});
