import { expect, it } from 'vitest';
import { dictionaryTexts } from './dictionary-texts.ts';

const texts = dictionaryTexts({
  language: 'en',
  version: '',
  entries: [
    {
      id: 'dog',
      group: 'animal',
      name: 'Dog',
      category: 'Animals',
      function: 'keeps company',
      meaning: 'a habit',
      insight: 'What?',
      deed: 'Sit.',
      variations: ['puppy'],
      common: true,
      vital: true,
    },
  ],
  combined: [{ id: 'c', name: 'Talking dog', meaning: 'm', insight: 'i', parts: [], phrases: ['dog talks'] }],
  celebrities: [{ name: 'Ann Lee', also: ['Annie'], quality: 'a calm voice', category: 'Singers' }],
});

it.each([
  ['dog', 'hound', { names: ['Dog', 'puppy'], texts: ['keeps company', 'a habit', 'What?', 'Sit.'] }],
  ['c', '', { names: ['Talking dog', 'dog talks'], texts: ['m', 'i'] }],
  [undefined, 'ANNIE', { names: ['Ann Lee', 'Annie', 'Singers'], texts: ['a calm voice'] }],
  ['none', 'Bob', { names: [], texts: [] }],
])('knows of %s (%s)', (symbol, words, known) => {
  expect(texts.of(symbol, words)).toEqual(known);
});
