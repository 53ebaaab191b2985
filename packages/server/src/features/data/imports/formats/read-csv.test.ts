import { describe, expect, it } from 'vitest';
import { collect, readSample, refusalOf } from '../testing/read-sample.ts';
import { isCsv, readCsv } from './read-csv.ts';

const read = (content: string | Buffer) => readSample(content, (file) => collect(readCsv(file)));
/** Line and cells of each row. */
const rows = async (content: string | Buffer) =>
  (await read(content)).entries.map(({ line, source }) => [line, ...('cells' in source ? source.cells : [])]);
const refused = (content: string) => refusalOf(read(content));

describe('rows of a table', () => {
  it.each([
    ['commas', 'date,dream\n2024-03-05,A dog\n', [[2, '2024-03-05', 'A dog']]],
    [
      'semicolons, as Spanish spreadsheets write',
      'Fecha;Sueño\n05/03/2024;"Iba; lejos, sin prisa"\n',
      [[2, '05/03/2024', 'Iba; lejos, sin prisa']],
    ],
    ['tabs', 'date\tdream\n2024-03-05\tA dog, "Rex"\n', [[2, '2024-03-05', 'A dog, "Rex"']]],
    ['bars', 'date|dream\n2024-03-05|A dog, a cat\n', [[2, '2024-03-05', 'A dog, a cat']]],
    [
      'all cells in quotes',
      '"date","dream"\n"2024-03-05","A ""big"" dog"\n',
      [[2, '2024-03-05', 'A "big" dog']],
    ],
    ['no end of the last line', 'date,dream\n2024-03-05,A dog', [[2, '2024-03-05', 'A dog']]],
    [
      'line ends of old Macs',
      'date,dream\r2024-03-05,A dog\r2024-03-06,A cat\r',
      [
        [2, '2024-03-05', 'A dog'],
        [3, '2024-03-06', 'A cat'],
      ],
    ],
    ['empty lines and empty rows', 'date,dream\n\n,\n2024-03-05,A dog\n\n', [[4, '2024-03-05', 'A dog']]],
    [
      'rows of other lengths',
      'date,dream,tags\n2024-03-05,A dog\n2024-03-06,A cat,a,b\n',
      [
        [2, '2024-03-05', 'A dog'],
        [3, '2024-03-06', 'A cat', 'a', 'b'],
      ],
    ],
    ['a byte order mark', '\uFEFFdate,dream\n2024-03-05,A dog\n', [[2, '2024-03-05', 'A dog']]],
  ])('may have %s', async (_, content, expected) => {
    expect(await rows(content)).toEqual(expected);
  });

  it('are counted by the line that they begin at, with line ends inside them', async () => {
    const content = 'date,dream\r\n2024-03-05,"One\r\ntwo\r\nthree"\r\n2024-03-06,Four\r\n';
    expect(await rows(content)).toEqual([
      [2, '2024-03-05', 'One\ntwo\nthree'],
      [5, '2024-03-06', 'Four'],
    ]);
  });

  it('come behind the names of their columns, which are empty where there are none', async () => {
    expect((await read(' Date , Dream\n2024-03-05,A dog\n')).columns).toEqual([['Date', 'Dream']]);
    const bare = '2024-03-05,I walked through my house\n'.repeat(3);
    const { columns, entries } = await read(bare);
    expect([columns, entries.length]).toEqual([[['', '']], 3]);
  });

  it('keep a long text and its quotes', async () => {
    const text = `${'We walked on and on. '.repeat(2000)}"`;
    const [row] = await rows(`date,dream\n2024-03-05,"${text.replaceAll('"', '""')}"\n`);
    expect(row?.[2]).toBe(text);
  });

  it.each([
    ['a quote is not closed', 'date,dream\n2024-03-05,One\n2024-03-06,"Two\n', 'broken_file', 'csv_quote', 3],
    [
      'a row is without end',
      `date,dream\n2024-03-05,"${'x'.repeat(600_000)}"\n`,
      'broken_file',
      'csv_record',
      2,
    ],
    ['there are too many columns', `date,dream${',x'.repeat(99)}\n`, 'too_much', 'columns', 1],
  ])('are refused where %s', async (_, content, reason, detail, line) => {
    expect(await refused(content)).toEqual({ reason, detail, line });
  });
});

describe('isCsv', () => {
  const table = (content: string) => readSample(content, ({ path }) => isCsv(path));

  it.each([
    'date,dream\n2024-03-05,A dog\n',
    'Fecha;Sueño\n',
    '2024-03-05\tI walked through my house\n2024-03-06\tI walked through my house\n2024-03-07\tI walked through my house\n',
  ])('%.30j is a table', async (content) => {
    expect(await table(content)).toBe(true);
  });

  it.each([
    '',
    'dream\nA dog ran.\n',
    '2024-03-05\n\nI walked, and walked, and then I ran.\n',
    'Dear diary, I dreamt again.\nThe sea rose, slowly.\nI ran, and nobody saw.\n',
    'name,age\nAna,30\n',
    '2024-03-05,I walked through my house\n',
  ])('%.30j is none', async (content) => {
    expect(await table(content)).toBe(false);
  });
});
