import { expect, it } from 'vitest';
import {
  countWords,
  folded,
  quotationsIn,
  runsOf,
  sentencesOf,
  stemsOf,
  withoutQuotations,
} from './words.ts';

it('folds accents, capitals and apostrophes', () => {
  expect(folded('Añoró don’t')).toBe("anoro don't");
});

it('finds what stands in quotation marks, of any kind', () => {
  const text = 'A “black dog”, a "red cat" and «una casa».';
  expect(quotationsIn(text)).toEqual(['black dog', 'red cat', 'una casa']);
  expect(withoutQuotations(text)).not.toMatch(/dog|cat|casa/);
});

it('counts words and cuts sentences', () => {
  expect(countWords(' two  words ')).toBe(2);
  expect(sentencesOf('You “stop.” Then you go. Why?')).toEqual(['You “stop.”', 'Then you go.', 'Why?']);
});

it('gives every run of words', () => {
  expect(runsOf('One, two; THREE four', 3)).toEqual(['one two three', 'two three four']);
  expect(runsOf('One two', 3)).toEqual([]);
});

it('gives the beginnings of words that say something', () => {
  expect(stemsOf('The flooded houses', new Set(['the']))).toEqual(new Set(['flood', 'house']));
});
