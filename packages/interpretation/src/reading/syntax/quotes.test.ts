import { describe, expect, it } from 'vitest';
import { clauseBounds, isSayable, quoteClause, quoteWords } from './quotes.ts';
import { splitWords } from './words.ts';

const joiners = new Set(['and', 'but', 'y', 'pero']);

/** The quotation of the clause around a word. */
function quoteAround(text: string, around: string): string | undefined {
  const words = splitWords(text, joiners);
  const at = words.findIndex(({ lower }) => lower === around);
  return quoteClause(words, at, text, joiners)?.text;
}

describe('quoteClause', () => {
  it.each([
    ['I opened the door, it was dark.', 'door', 'I opened the door'],
    ['I ran and the dog chased me.', 'chased', 'the dog chased me'],
    ['I ran but fell.', 'ran', 'I ran'],
    ['Corrí y el perro me seguía.', 'perro', 'el perro me seguía'],
    ['I saw\n a\tdog run', 'dog', 'a dog run'],
  ])('of %j around %j is %j', (text, around, quote) => {
    expect(quoteAround(text, around)).toBe(quote);
  });

  it.each([
    ['a single word', 'Rain. I ran.', 'rain'],
    [
      'a clause that is too long to repeat',
      'I went on through one long dark hall after another hall.',
      'hall',
    ],
    ['a subject cut at its "and"', 'My friend and I were there', 'were'],
    ['words with marks of their own', 'I was at a<b>c place', 'place'],
  ])('passes over %s', (_case, text, around) => {
    expect(quoteAround(text, around)).toBeUndefined();
  });
});

describe('quoteWords', () => {
  const text = 'a big black dog, "they" said';
  const words = splitWords(text, joiners);

  it('gives the words with their place', () => {
    expect(quoteWords(words, 1, 3, text)).toEqual({ text: 'big black dog', start: 2, end: 15 });
  });

  it('gives nothing for no words, for foreign marks, or past the end', () => {
    expect(quoteWords(words, 3, 1, text)).toBeUndefined();
    expect(quoteWords(words, 2, 5, text)).toBeUndefined();
    expect(quoteWords(words, 2, 99, text)).toBeUndefined();
  });
});

describe('clauseBounds', () => {
  it.each([
    [0, 0, 1],
    [1, 0, 1],
    [2, 2, 4],
    [4, 2, 4],
  ])('of word %i are %i and %i', (at, from, to) => {
    expect(clauseBounds(splitWords('I ran and fell down', joiners), at)).toEqual({ from, to });
  });
});

describe('isSayable', () => {
  it.each(['dog', 'swimming-pool', 'perro de Ana', 'grandma’s house', 'número 3'])(
    'lets %j stand',
    (text) => {
      expect(isSayable(text)).toBe(true);
    },
  );

  it.each(['', ' dog', 'dog!', 'a, b', '-dog', 'dog (big)', '<b>', 'a\u0007'])('keeps %j out', (text) => {
    expect(isSayable(text)).toBe(false);
  });
});
