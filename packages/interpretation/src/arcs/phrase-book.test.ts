import { describe, expect, it } from 'vitest';
import { CueCompiler } from './compiling/cue-compiler.ts';
import { PhraseBook } from './phrase-book.ts';
import type { PhraseText } from './phrase-text.ts';

/** Sentences apart by full stops; `@car` is a symbol of two words. */
function textOf(written: string): PhraseText {
  const words = written.split(' ');
  const sentences = words.map((_, at) => words.slice(0, at).filter((word) => word.endsWith('.')).length);
  return {
    length: words.length,
    word: (at) => words[at]?.replace('.', '') ?? '',
    sentence: (at) => sentences[at] ?? -1,
    symbol: (at) => (words[at] === '@car' ? { id: 'car', group: 'vehicle', to: at + 2 } : undefined),
  };
}

function found(phrases: readonly string[], text: string): string[] {
  const compiler = new CueCompiler('en');
  compiler.compile(phrases);
  const hits = new PhraseBook(compiler.table()).find(textOf(text));
  // Each cue has one phrase.
  return hits.map(({ phrase, from, to }) => `${phrases[phrase.cues[0] ?? -1]}: ${from}-${to}`);
}

describe('PhraseBook', () => {
  it.each<[string, string, string[]]>([
    ['dog', 'a dog and a dog', ['1-2', '4-5']],
    ['a _ dog', 'a big black dog', ['0-4']],
    ['a _ dog', 'a b c d e dog', []],
    ['a very? dog', 'a dog a very dog', ['0-2', '2-5']],
    ['dog ran', 'the dog. ran', []],
    ['dog ran', 'ran the dog', []],
    ['~run off', 'he ran off', ['1-3']],
    ['drunk* man', 'a drunken man', ['1-3']],
    ['@#car/@animal gone', 'the @car park gone', ['1-4']],
    ['the old-dog ran', 'the old dog ran', ['0-4']],
  ])('looks for %s in %j', (phrase, text, places) => {
    expect(found([phrase], text)).toEqual(places.map((place) => `${phrase}: ${place}`));
  });

  it('gives what it found in the order of the words', () => {
    expect(found(['dog ran', 'a dog', 'off'], 'a dog ran off. off')).toEqual([
      'a dog: 0-2',
      'dog ran: 1-3',
      'off: 3-4',
      'off: 4-5',
    ]);
  });

  it('answers the same when asked again', () => {
    const compiler = new CueCompiler('en');
    compiler.compile(['a dog']);
    const book = new PhraseBook(compiler.table());
    expect(book.find(textOf('a dog'))).toEqual(book.find(textOf('a dog')));
    expect(book.find(textOf('a cat'))).toEqual([]);
  });
});
