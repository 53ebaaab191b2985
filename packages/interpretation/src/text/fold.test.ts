import { describe, expect, it } from 'vitest';
import { foldWord, isAscii, normaliseWord } from './fold.ts';

describe('normaliseWord', () => {
  it.each([
    ['Dog', 'dog'],
    ['ÁRBOL', 'árbol'],
    ['A\u0301rbol', 'árbol'],
    ['don’t', "don't"],
    ['donʼt', "don't"],
    ['Niño', 'niño'],
    ['ΣΟΦΙΑ', 'σοφια'],
  ])('writes %j as %j', (raw, word) => {
    expect(normaliseWord(raw)).toBe(word);
  });
});

describe('foldWord', () => {
  it.each([
    ['dog', 'dog'],
    ['árbol', 'arbol'],
    ['niño', 'nino'],
    ['pingüino', 'pinguino'],
    ['être', 'etre'],
    ['a\u0301rbol', 'arbol'],
    ['çà', 'ca'],
    ['ё', 'е'],
    ['', ''],
  ])('takes the accents off %j', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });
});

describe('isAscii', () => {
  it.each([
    ['dog', true],
    ["don't 3!", true],
    ['', true],
    ['niño', false],
    ['“', false],
    ['🐕', false],
  ])('of %j is %s', (word, plain) => {
    expect(isAscii(word)).toBe(plain);
  });
});
