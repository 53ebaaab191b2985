import { describe, expect, it } from 'vitest';
import { quoteInContext, quotePlaces } from './quote.ts';

const content =
  'I was in a house that I had\nknown as a child. A black dog came in and lay down by the fire.';
const at = (words: string) => ({ start: content.indexOf(words), end: content.indexOf(words) + words.length });

describe('quotes', () => {
  it('joins places', () => {
    expect(quotePlaces(content, [at('house'), at('had\nknown')])).toBe('house … had known');
  });

  it.each([
    ['cut between words', ['dog'], '… known as a child. A black [dog] came in and lay down by … '],
    ['without dots where the dream begins', ['house'], 'I was in a [house] that I had known as a … '],
    ['without dots where the dream ends', ['fire'], '… in and lay down by the [fire].'],
    [
      'in one where places are near each other',
      ['black', 'dog'],
      '… I had known as a child. A [black] [dog] came in and lay down by … ',
    ],
    [
      'with dots once where they are far apart',
      ['house', 'fire'],
      'I was in a [house] that I had known as a … in and lay down by the [fire].',
    ],
  ])('show what stands around, %s', (_case, words, told) => {
    const pieces = quoteInContext(content, words.map(at));
    expect(pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')).toBe(told);
  });

  it('show nothing of no place', () => {
    expect(quoteInContext(content, [])).toEqual([]);
  });

  it('shows of a long place how it begins and ends', () => {
    const long = `It began ${'and went on '.repeat(30)}until the end.`;
    const whole = { start: 0, end: long.length };
    const words = quotePlaces(long, [whole]);
    expect(quoteInContext(long, [whole])).toEqual([{ start: 0, text: words, isMarked: true }]);
    expect(words).toMatch(/^It began and .* … .*until the end\.$/);
    expect(words.length).toBeLessThan(170);
    const emoji = '🐕'.repeat(100);
    expect(quotePlaces(emoji, [{ start: 0, end: emoji.length }]).isWellFormed()).toBe(true);
  });
});
