import { expect, it } from 'vitest';
import { findSlips } from './find-slips.ts';

const slips = (sentence: string, language: 'en' | 'es' = 'en') =>
  findSlips(sentence, { id: 'a', language, nouns: new Set() }).map(({ fault }) => fault);

it.each([
  ['It stays , there.', 'space before a mark'],
  ['It stays,. there.', 'marks that clash'],
  ['It  stays.', 'double space'],
  ['The undefined stays.', 'leftover of the program'],
  ['It stays', 'no full stop'],
  ['it stays.', 'lower case at the start'],
  ['You say “”.', 'nothing in quotation marks'],
  ['It is the the dog.', 'a word twice'],
  ['You say “no.', 'unbalanced marks'],
])('finds in %s', (sentence, fault) => {
  expect(slips(sentence)).toContain(fault);
});

it('asks Spanish for the opening mark of a question', () => {
  expect(slips('Qué pasa?', 'es')).toEqual(['unbalanced marks']);
  expect(slips('What is it?')).toEqual([]);
});

it.each(['You say “no …”, and that that is so.', 'It costs 3.50, then: nothing …'])(
  'accepts %s',
  (sentence) => {
    expect(slips(sentence)).toEqual([]);
  },
);
