import { describe, expect, it } from 'vitest';
import { collect, readSample, refusalOf } from '../testing/read-sample.ts';
import { readDayOne } from './read-day-one.ts';

const read = (journal: unknown) =>
  readSample(typeof journal === 'string' ? journal : JSON.stringify(journal), (file) =>
    collect(readDayOne(file)),
  );
const creationDate = '2024-03-05T06:30:00Z';
/** What one entry with these fields tells. */
async function told(fields: object) {
  const { entries } = await read({ entries: [{ creationDate, ...fields }] });
  const [source] = entries.map((entry) => entry.source);
  return source && 'told' in source ? source.told : undefined;
}
const rich = (...texts: (string | undefined)[]) =>
  JSON.stringify({ contents: texts.map((text) => ({ text })) });

describe('entries of a Day One journal', () => {
  it('have their moment, and tags where there are some', async () => {
    expect(await told({ text: 'A dog.', tags: ['night', 'dog'], starred: true })).toEqual({
      title: '',
      content: 'A dog.',
      date: { instant: creationDate },
      tags: ['night', 'dog'],
      category: '',
    });
  });

  it.each([
    ['# The flood\n\nWater rose.', 'The flood', 'Water rose.'],
    ['### The flood \nWater\n# rose.', 'The flood', 'Water\n# rose.'],
    ['# The flood', '', 'The flood'],
    ['Water rose.\n# Later', '', 'Water rose.\n# Later'],
    ['#tag and more', '', '#tag and more'],
    ['', '', ''],
  ])('%j: title %j, text %j', async (text, title, content) => {
    expect(await told({ text })).toMatchObject({ title, content });
  });

  it.each([
    ['![](dayone-moment://A1)\n\nWater rose\\.', 'Water rose.'],
    ['One ![my dog](photos/1.jpeg) two', 'One  two'],
    ['5 \\* 3 \\- 2 \\(so\\)\\!', '5 * 3 - 2 (so)!'],
    ['C:\\\\dreams and \\d', 'C:\\dreams and \\d'],
    ['[a link](https://example.org)', '[a link](https://example.org)'],
  ])('%j reads %j', async (text, content) => {
    expect(await told({ text })).toMatchObject({ content });
  });

  it('take their text from the newer form where the older one is missing', async () => {
    expect(await told({ richText: rich('Water ', undefined, 'rose.') })).toMatchObject({
      content: 'Water rose.',
    });
    expect(await told({ text: 'Old.', richText: rich('New.') })).toMatchObject({ content: 'Old.' });
    expect(await told({ richText: 'no JSON' })).toMatchObject({ content: '' });
    expect(await told({ richText: '{"contents": 1}' })).toMatchObject({ content: '' });
  });

  it('are numbered, and those that are none are kept as such', async () => {
    const { entries } = await read({ entries: [{ text: 'x' }, { creationDate, text: 'A dog.' }, null] });
    expect(entries.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(entries.map(({ source }) => 'told' in source)).toEqual([false, true, false]);
  });
});

describe('a journal of Day One', () => {
  it('may be empty', async () => {
    expect((await read({ entries: [] })).entries).toEqual([]);
  });

  it.each([
    [{ name: 'package' }],
    [[]],
    [{ entries: [{ text: 'without a date' }] }],
    [{ entries: 'A dog.' }],
  ])('is not %j', async (journal) => {
    expect(await refusalOf(read(journal))).toMatchObject({ reason: 'unknown_format' });
  });

  it('is refused at the line where it stops being JSON', async () => {
    expect(await refusalOf(read('{"entries": [\n{"creationDate": }\n]}'))).toEqual({
      reason: 'broken_file',
      detail: 'json',
      line: 2,
    });
  });
});
