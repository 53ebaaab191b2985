import { expect, it } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markSymbols } from './mark-symbols.ts';

const lexicon = lexiconOf(
  'en',
  { animal: { dog: 'dog' }, building: { house: 'house' } },
  { celebrities: [{ name: 'Mozart', also: [], quality: 'play', category: 'Musicians' }] },
);
const marksOf = (text: string) => markSymbols(recognise(text, lexicon));

it('groups places, in the order in which the dream names the symbols', () => {
  const marks = marksOf('A house, a dog, no other house.');
  expect(marks.map(({ id, mentions }) => [id, mentions.map(({ start }) => start)])).toEqual([
    ['house', [2, 25]],
    ['dog', [11]],
  ]);
});

it('keeps a celebrity under an id of its own, and no name of anybody else', () => {
  const marks = marksOf('Then Rosalind met Mozart by the house.');
  expect(marks.map(({ id }) => id)).toEqual(['celebrity-mozart', 'house']);
});

it('keeps no more places of one symbol than the wire takes', () => {
  expect(marksOf('A dog. '.repeat(600))[0]?.mentions).toHaveLength(500);
});
