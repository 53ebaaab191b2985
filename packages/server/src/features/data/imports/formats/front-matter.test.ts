import { describe, expect, it } from 'vitest';
import { readFrontMatter, splitTags } from './front-matter.ts';

const read = (...fields: string[]) => readFrontMatter(['---', ...fields, '---', 'A dog.']);
const day = { year: 2024, month: 3, day: 5 };

describe('the head of a Markdown file', () => {
  it('says what the dream is called, when it was and what it belongs to', () => {
    expect(
      read(
        'title: "The flood: part 2"',
        'date: 2024-03-05',
        'tags:',
        '  - house',
        "  - 'water'",
        'type: lucid',
      ),
    ).toEqual({
      lines: 8,
      title: 'The flood: part 2',
      date: day,
      tags: ['house', 'water'],
      category: 'lucid',
    });
  });

  it.each([
    ['Fecha: 5 de marzo de 2024', { date: day }],
    ['día: 5/3/2024', { date: { year: 2024, first: 5, second: 3 } }],
    ['created_at: 2024-03-05T07:30:00Z', { date: { instant: '2024-03-05T07:30:00Z' } }],
    ['creado: 2024-03-05 07:30', { date: { ...day, minutes: 450 } }],
    ['date: some day', { date: null }],
    ['Título: La casa', { title: 'La casa' }],
    ["name: 'It''s late'", { title: "It''s late" }],
    ['categoría: pesadilla', { category: 'pesadilla' }],
    ['etiquetas: casa, agua', { tags: ['casa', 'agua'] }],
    ['tags: [house, "deep water"]', { tags: ['house', 'deep water'] }],
    ['tags: #house #deep-water', { tags: ['house', 'deep-water'] }],
    ['mood: calm', { title: '', date: null, tags: [], category: '' }],
  ])('%s', (field, expected) => {
    expect(read(field)).toMatchObject({ lines: 3, ...expected });
  });

  it('takes the first of two names for one thing, and lists of both names for tags', () => {
    expect(read('created: 2020-01-01', 'date: 2024-03-05').date).toEqual(day);
    expect(read('tags: a', 'etiquetas: b').tags).toEqual(['a', 'b']);
  });

  it('may end with three dots', () => {
    expect(readFrontMatter(['---', 'title: A', '...', '---']).lines).toBe(3);
  });

  it.each([
    [['A dog.', '---', 'title: A', '---']],
    [['---', 'title: A', 'and no end']],
    [['---', ...Array.from({ length: 120 }, () => 'x: y'), '---']],
    [[]],
  ])('is missing in %.60j', (lines) => {
    expect(readFrontMatter(lines)).toEqual({ lines: 0, title: '', date: null, tags: [], category: '' });
  });
});

describe('splitTags', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['water', ['water']],
    ['deep water', ['deep water']],
    ['a, b ,,c', ['a', 'b', 'c']],
    ['a; b|c', ['a', 'b', 'c']],
    ['#a #b', ['a', 'b']],
    ['##a, #b', ['a', 'b']],
    ['["a b", \'c\']', ['a b', 'c']],
    ['agua #mar', ['agua', 'mar']],
  ])('%j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });
});
