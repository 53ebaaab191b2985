import { describe, expect, it } from 'vitest';
import { sentencesOf, wordsOf } from './sentences.ts';

describe('sentencesOf', () => {
  it.each([
    ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
    ['It goes on… And on.', ['It goes on…', 'And on.']],
    ['¿Qué? Nada.', ['¿Qué?', 'Nada.']],
    ['No stop', ['No stop']],
    ['  ', []],
  ])('cuts %j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('wordsOf', () => {
  it.each([
    ['The dog, the cat.', ['the', 'dog', 'the', 'cat']],
    ["Don't stop", ["don't", 'stop']],
    ['Ex-wife', ['ex', 'wife']],
    ['¡Árbol 3!', ['árbol', '3']],
    ['…', []],
  ])('of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
