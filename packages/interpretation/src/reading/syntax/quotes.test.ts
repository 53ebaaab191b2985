import { describe, expect, it } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { isSayable, quoteWords } from './quotes.ts';
import { wordsOfTokens } from './words.ts';

const joiners = new Set(['and', 'but', 'y', 'pero']);

describe('quoteWords', () => {
  const text = 'a big\n black dog, "they" said';
  const words = wordsOfTokens(tokenise(text), text, joiners);

  it('gives the words in one line', () => {
    expect(quoteWords(words, 1, 3, text)).toBe('big black dog');
  });

  it('gives nothing for no words, for foreign marks, or past the end', () => {
    expect(quoteWords(words, 3, 1, text)).toBeUndefined();
    expect(quoteWords(words, 2, 5, text)).toBeUndefined();
    expect(quoteWords(words, 2, 99, text)).toBeUndefined();
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
