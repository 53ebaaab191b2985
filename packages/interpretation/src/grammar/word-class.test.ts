import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { classify } from './classify.ts';
import { classesAt, isJoined, wordAt } from './sentence.ts';
import { tabulateClasses, type WordClassName, wordClass } from './word-class.ts';

/** Names of the classes that the last word of a text belongs to. */
function classesOf(language: Language, text: string): string[] {
  const words = classify(tokenise(text), language);
  const bits = classesAt(words, words.tokens.length - 1);
  const names = Object.keys(wordClass) as WordClassName[];
  return names.filter((name) => bits & wordClass[name]).sort();
}

describe('word classes', () => {
  it.each<[Language, string, WordClassName[]]>([
    ['en', 'the', ['definite']],
    ['en', 'an', ['indefinite']],
    ['en', 'my', ['possessive']],
    ['en', 'never', ['adverb', 'negator']],
    ['en', "couldn't", ['ability']],
    ['en', 'wasn’t', ['be', 'negator']],
    ['en', 'seven', ['number']],
    ['en', 'dog', []],
    ['es', 'nuestra', ['possessive']],
    ['es', 'éramos', ['be']],
    ['es', 'ningún', ['indefinite']],
    ['es', 'podía', ['ability']],
    ['es', 'perro', []],
    ['es', 'pero', ['clauseOpener']],
  ])('(%s) of %s', (language, word, classes) => {
    expect(classesOf(language, word)).toEqual([...classes].sort());
  });

  it('give a word all classes of the rows that list it', () => {
    const table = tabulateClasses({ definite: 'la el', object: 'la me' });
    expect(table.get('la')).toBe(wordClass.definite | wordClass.object);
    expect(table.get('el')).toBe(wordClass.definite);
    expect(table.get('perro')).toBeUndefined();
  });

  it('have a bit each', () => {
    const bits = Object.values(wordClass);
    expect(bits.reduce<number>((all, bit) => all | bit, 0)).toBe(
      bits.reduce<number>((sum, bit) => sum + bit, 0),
    );
  });
});

describe('sentence', () => {
  const words = classify(tokenise('A dog, a swimming-pool. Rain'), 'en');

  it.each([
    [0, 'a', false],
    [1, 'dog', true],
    [2, 'a', false],
    [4, 'pool', true],
    [5, 'rain', false],
    [9, '', false],
  ])('word %i is %j, joined to the one before: %s', (at, word, joined) => {
    expect(wordAt(words, at)).toBe(word);
    expect(isJoined(words, at)).toBe(joined);
  });

  it('knows no classes outside the text', () => {
    expect([classesAt(words, -1), classesAt(words, 99)]).toEqual([0, 0]);
  });
});
