import { describe, expect, it } from 'vitest';
import { contentKey } from './content-key.ts';

describe('contentKey', () => {
  it.each([
    ['spaces and line ends', 'A  dog\r\n\r\nran. '],
    ['case', 'a DOG Ran.'],
    ['spaces that do not break', 'A\u00a0dog ran.'],
  ])('is the same whatever the %s', (_, copy) => {
    expect(contentKey(copy)).toBe(contentKey('A dog ran.'));
  });

  it('is the same for accents of one character and of two', () => {
    expect(contentKey('soñe\u0301')).toBe(contentKey('SOÑÉ'));
  });

  it.each(['A dog run.', 'Adog ran.', 'A dog, ran.', ''])('is another for %j', (text) => {
    expect(contentKey(text)).not.toBe(contentKey('A dog ran.'));
  });

  it('is short enough for a column and holds nothing of the text', () => {
    expect(contentKey('A dog ran. '.repeat(1000))).toMatch(/^[\w-]{22}$/);
  });
});
