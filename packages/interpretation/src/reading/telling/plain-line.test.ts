import { describe, expect, it } from 'vitest';
import { isPlainLine } from './plain-line.ts';

describe('isPlainLine', () => {
  it.each(['you ran, and the dog fell', "you didn't stop", 'tu ex-novio, sí', '3 gatos', 'you'])(
    'is so of %j',
    (line) => {
      expect(isPlainLine(line)).toBe(true);
    },
  );

  it.each([
    '',
    ' you ran',
    'you ran ',
    'you  ran',
    'you ran ,and',
    'you ran,',
    'you ran,and',
    'you ran. And',
    "the dogs' bones",
    'you - ran',
    'a--b',
    'you\nran',
    'it’s',
    'she said “no”',
  ])('is not so of %j', (line) => {
    expect(isPlainLine(line)).toBe(false);
  });

  it('takes the apostrophes of our own words where it is told to', () => {
    expect(isPlainLine('you’re late', true)).toBe(true);
    expect(isPlainLine('the dogs’ bones', true)).toBe(false);
  });
});
