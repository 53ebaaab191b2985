import { expect, it } from 'vitest';
import { anyOf } from './any-of.ts';

const pattern = anyOf(
  String.raw`omens?, (?<!as )soon
  prophe\p{L}*`,
  'giu',
);

it.each([
  ['An omen, and OMENS', ['omen', 'OMENS']],
  ['as soon as, soon', ['soon']],
  ['a prophecy', ['prophecy']],
  ['womens, sooner, omen2', []],
  ['', []],
])('finds whole words in %j', (text, found) => {
  expect(text.match(pattern) ?? []).toEqual(found);
});
