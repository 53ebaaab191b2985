import { expect, it } from 'vitest';
import { keptDreams, readOracle } from '../testing/read-oracle.ts';
import { findReturningDreams } from './find-returning-dreams.ts';

const books = await readOracle(['en']);
const dreamsOf = (...contents: string[]) =>
  keptDreams(
    contents.map((content, at) => [`2026-01-0${at + 1}`, content] as const),
    'en',
    books.dictionary,
  );
const isThing = (symbol: string) => books.dictionary.of('en')?.entry(symbol)?.group !== 'action';
const found = (...contents: string[]) => findReturningDreams(dreamsOf(...contents), isThing);

const boat = 'I was in a small boat on the lake.';
const boatAgain = 'The boat lay on the beach.';
const others = ['A fox sat there.', 'I ate an apple.', 'It snowed on the roof.'];

it('gives the dreams of the image that returned most, and says which it is', () => {
  const returning = found(boat, ...others, boatAgain);
  expect(returning.map(({ dream }) => dream.content)).toEqual([boat, boatAgain]);
  expect(returning[0]?.reasons).toEqual([{ kind: 'returns', text: 'Boat', symbol: 'boat' }]);
  expect(returning[0]?.places).toEqual([{ start: 17, end: 21, symbol: 'boat', isThere: true }]);
});

it('gives nothing where nothing returns, or the journal is too young to tell', () => {
  expect(found(boat, ...others, 'An owl called.')).toEqual([]);
  expect(found(boat, boatAgain)).toEqual([]);
});

it('takes what stands in most dreams for no image', () => {
  expect(found(boat, boatAgain, 'The boat sank.', 'A boat again.', 'It snowed.')).toEqual([]);
});
