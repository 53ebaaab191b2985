import { describe, expect, it } from 'vitest';
import { cutWords } from '../cut-words.ts';
import { PhraseBook } from './phrases.ts';

function find(phrase: string, text: string): string[] {
  const book = new PhraseBook<string>();
  book.add(phrase, 'found');
  const words = cutWords(text);
  const hits: string[] = [];
  book.forEachHit(words, (_, { from, to }) => {
    hits.push(text.slice(words[from]?.start, words[to - 1]?.end));
  });
  return hits;
}

describe('PhraseBook', () => {
  it.each([
    ['hit/hits me', 'He hits me.', ['hits me']],
    ['molest*', 'Molested again', ['Molested']],
    ['toco *ar', 'me tocó cantar', ['tocó cantar']],
    ['my own? arm', 'my arm and my own arm', ['my arm', 'my own arm']],
    ['hand _ in my hair', 'a hand was soon in my hair', ['hand was soon in my hair']],
    ['hit me', 'He hit. Me too.', []],
    ['hand _ in my hair', 'a hand that he had put there in my hair', []],
  ])('finds %j in %j', (phrase, text, hits) => {
    expect(find(phrase, text)).toEqual(hits);
  });

  it.each(['maybe? not', '_ me', 'ab*'])('refuses %j, which every word could begin', (phrase) => {
    expect(() => new PhraseBook<string>().add(phrase, 'x')).toThrow(TypeError);
  });
});
