import { describe, expect, it } from 'vitest';
import { inSmallLetters } from './small-letters.ts';

describe('inSmallLetters', () => {
  it.each([
    ['My MOTHER', 'my mother'],
    ['Murió Ágata', 'murió ágata'],
    ['En İzmir caí', 'en izmir caí'],
    ['𐐀 ẞ Σ', '𐐨 ß σ'],
  ])('of %j are %j, at the same places', (text, small) => {
    expect(inSmallLetters(text)).toBe(small);
    expect(small).toHaveLength(text.length);
  });
});
