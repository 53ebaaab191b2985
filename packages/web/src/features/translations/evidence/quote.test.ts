import { describe, expect, it } from 'vitest';
import { quoteInContext, quotePlaces, quotesInContext } from './quote.ts';

const content =
  'I was in a house that I had\nknown as a child. A black dog came in and lay down by the fire.';
const at = (words: string) => ({ start: content.indexOf(words), end: content.indexOf(words) + words.length });

describe('quotes', () => {
  it('joins places', () => {
    expect(quotePlaces(content, [at('house'), at('had\nknown')])).toBe('house … had known');
  });

  it('shows what stands around, cut between words', () => {
    const quote = quoteInContext(content, at('dog'));
    expect(`${quote.before}[${quote.words}]${quote.after}`).toBe(
      '… known as a child. A black [dog] came in and lay down by … ',
    );
  });

  it('adds no dots where the dream begins or ends', () => {
    expect(quoteInContext(content, at('house')).before).toBe('I was in a ');
    expect(quoteInContext(content, at('fire')).after).toBe('.');
  });

  it('puts dots once between two quotes', () => {
    const whole = quotesInContext(content, [at('house'), at('fire')])
      .map(({ before, words, after }) => `${before}[${words}]${after}`)
      .join('');
    expect(whole).toMatch(/^I was in a \[house\] that I had known as a … \p{L}.*\[fire\]\.$/u);
  });

  it('shows of a long place how it begins and ends', () => {
    const long = `It began ${'and went on '.repeat(30)}until the end.`;
    const { words } = quoteInContext(long, { start: 0, end: long.length });
    expect(words).toMatch(/^It began and .* … .*until the end\.$/);
    expect(words.length).toBeLessThan(170);
    expect(quotePlaces(long, [{ start: 0, end: long.length }])).toBe(words);
    const emoji = '🐕'.repeat(100);
    expect(quotePlaces(emoji, [{ start: 0, end: emoji.length }]).isWellFormed()).toBe(true);
  });
});
