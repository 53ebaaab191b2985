import { describe, expect, it } from 'vitest';
import { view } from './testing/arcs.ts';

/** Whether the words from one to another of them tell of somebody else alone. */
function isOfAnother(text: string, first: string, last = first, language: 'en' | 'es' = 'en'): boolean {
  const dream = view(text, language);
  const words = Array.from({ length: dream.length }, (_, at) => dream.word(at));
  return dream.isOfAnother(words.indexOf(first), words.indexOf(last) + 1);
}

describe('isOfAnother', () => {
  it.each([
    ['My mother lost her shoes.', 'lost', 'shoes'],
    ['A woman was chased and I stood at the window.', 'chased', 'chased'],
    ['She lost her keys.', 'lost', 'keys'],
    ['My mother, on the stairs, fell down.', 'fell', 'down'],
    ['A dog chased a woman.', 'dog', 'chased'],
    ['I opened it and a dog flew in.', 'i', 'in'],
  ])('is so in %j', (text, first, last) => {
    expect(isOfAnother(text, first, last)).toBe(true);
  });

  it.each([
    ['I lost my shoes.', 'lost', 'shoes'],
    ['My mother and I lost the way.', 'lost', 'way'],
    ['I and my mother lost the way.', 'lost', 'way'],
    ['My mother chased me.', 'chased', 'chased'],
    ['The dog bit my hand.', 'bit', 'bit'],
    ['Falling from a roof.', 'falling', 'roof'],
    ['The house was burning.', 'burning', 'burning'],
    ['My mother came. Lost the way.', 'lost', 'way'],
    ['A dog chased my mother and me.', 'dog', 'chased'],
    // The words name who it is, and so they were meant.
    ['My mother slept all night.', 'mother', 'slept'],
  ])('is not so in %j', (text, first, last) => {
    expect(isOfAnother(text, first, last)).toBe(false);
  });

  it('goes by the forms of Spanish verbs', () => {
    expect(isOfAnother('Mi madre se perdió en la casa.', 'perdio', 'perdio', 'es')).toBe(true);
    expect(isOfAnother('Me perdí en la casa de mi madre.', 'perdi', 'perdi', 'es')).toBe(false);
  });
});
