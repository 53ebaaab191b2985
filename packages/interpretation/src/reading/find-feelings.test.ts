import { expect, it } from 'vitest';
import { view } from '../arcs/testing/arcs.ts';
import { findFeelings } from './find-feelings.ts';

const words = (text: string, language: 'en' | 'es' = 'en') =>
  findFeelings(view(text, language)).map(({ mention }) => mention.text);

it.each([
  ['I was so scared of the dog.', 'en', ['scared']],
  ['My mother was scared.', 'en', []],
  ['The happy dog came.', 'en', []],
  ['Tenía mucho miedo.', 'es', ['miedo']],
  [
    'I was happy in the house with my mother. Much later a dog came in and chased me about, and I was scared.',
    'en',
    ['happy', 'scared'],
  ],
] as const)('%s (%s): %j', (text, language, found) => {
  expect(words(text, language)).toEqual(found);
});
