import { describe, expect, it } from 'vitest';
import type { ToldDream } from './found-entry.ts';
import { splitDreams } from './split-dreams.ts';

const split = (text: string, name = 'dreams.md') =>
  splitDreams(name, text).map(({ line, source }) => {
    const { title, content, date, tags, category } = (source as { told: ToldDream }).told;
    return { line, title, content, date, ...(tags.length > 0 && { tags }), ...(category && { category }) };
  });
const day = (year: number, month: number, date: number) => ({ year, month, day: date });

describe('texts with dreams', () => {
  it('are cut at headings with dates', () => {
    const text =
      '# My dreams\n\n## 2024-03-05 The flood\nWater rose.\n\n### Later\nIt fell.\n\n## Wednesday, 6 March 2024\nA dog.';
    expect(split(text)).toEqual([
      { line: 3, title: 'The flood', content: 'Water rose.\n\n### Later\nIt fell.', date: day(2024, 3, 5) },
      { line: 9, title: '', content: 'A dog.', date: day(2024, 3, 6) },
    ]);
  });

  it('are cut at lines that are dates, with what stands beside them as title or as the dream', () => {
    const text =
      '5 de marzo de 2024: La casa\nEstaba en la casa.\n\n6 de marzo de 2024 - Soñé que volaba sobre el mar.\n';
    expect(split(text)).toEqual([
      { line: 1, title: 'La casa', content: 'Estaba en la casa.', date: day(2024, 3, 5) },
      { line: 4, title: '', content: 'Soñé que volaba sobre el mar.', date: day(2024, 3, 6) },
    ]);
  });

  it('are not cut at a date inside a paragraph', () => {
    const text = '2024-03-05\n\nI read a letter of\n6 March 2024\nand wept. On 7 March 2024 I woke.';
    expect(split(text)).toHaveLength(1);
  });

  it('take a heading above a date as the title', () => {
    expect(split('# The flood\n\nDate: 2024-03-05\n\nWater rose.\n\n# The dog\n2024-03-06\nIt ran.')).toEqual(
      [
        { line: 1, title: 'The flood', content: 'Water rose.', date: day(2024, 3, 5) },
        { line: 7, title: 'The dog', content: 'It ran.', date: day(2024, 3, 6) },
      ],
    );
  });

  it('are one dream with the date of the head or of the name', () => {
    const head =
      '---\ntitle: "The flood"\ndate: 2024-03-05\ntags: [house, water]\ntype: nightmare\n---\n\n## Dream\nWater.\n\n## Notes\nNone.\n';
    expect(split(head)).toEqual([
      {
        line: 8,
        title: 'The flood',
        content: 'Water.\n\n## Notes\nNone.',
        date: day(2024, 3, 5),
        tags: ['house', 'water'],
        category: 'nightmare',
      },
    ]);
    expect(split('A dog ran.', '2024-03-05 dog.txt')).toMatchObject([{ date: day(2024, 3, 5) }]);
  });

  it('are cut at headings where nothing has a date, and keep what stands before the first', () => {
    expect(split('Some old ones.\n\n# One\nA dog.\n# Two\nA cat.\nTags: cat, night')).toEqual([
      { line: 1, title: '', content: 'Some old ones.', date: null },
      { line: 3, title: 'One', content: 'A dog.', date: null },
      { line: 5, title: 'Two', content: 'A cat.', date: null, tags: ['cat', 'night'] },
    ]);
  });

  it('may have any line ends, a byte order mark, emoji and right-to-left words', () => {
    expect(split('\uFEFF2024-03-05\r\nשלום 🌊\r\r2024-03-06\rA dog.')).toMatchObject([
      { content: 'שלום 🌊' },
      { content: 'A dog.' },
    ]);
    expect(split('')).toEqual([]);
    expect(split('2024-03-05\n\n')).toEqual([]);
  });
});
