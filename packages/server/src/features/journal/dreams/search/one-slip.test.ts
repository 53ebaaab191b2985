import { describe, expect, it } from 'vitest';
import { isOneSlip, withoutSlip } from './one-slip.ts';

describe('isOneSlip', () => {
  it.each([
    ['wter', 'water', true],
    ['waterr', 'water', true],
    ['wader', 'water', true],
    ['watre', 'water', true],
    ['water', 'water', false],
    ['wtre', 'water', false],
    ['retaw', 'water', false],
    ['aa', 'a', true],
    ['abcd', 'badc', false],
  ])('%s and %s: %s', (a, b, is) => {
    expect(isOneSlip(a, b)).toBe(is);
    expect(isOneSlip(b, a)).toBe(is);
  });
});

describe('withoutSlip', () => {
  it('takes the most frequent word that begins alike', () => {
    expect(withoutSlip('hosue', ['mouse', 'house', 'horse'])).toBe('house');
    expect(withoutSlip('louse', ['house', 'mouse'])).toBe('house');
  });

  it.each(['sea', 'dog', 'water', 'submarine'])(
    'leaves %s alone: too short, known or without a neighbour',
    (word) => {
      expect(withoutSlip(word, ['seal', 'dogs', 'water', 'waters'])).toBe(word);
    },
  );
});
