import { expect, it } from 'vitest';
import { wordSet } from './word-set.ts';

it('holds every word of a list, over several lines too', () => {
  expect([...wordSet(`\n  one two\n  three `)]).toEqual(['one', 'two', 'three']);
});
