import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['One two three.', 'One two three.', ''],
  ['a b c d e f g h i j', 'a b c d e f g h', 'i j'],
  [`${'x '.repeat(40).trim()}`, 'x x x x x x x x', 'x '.repeat(14).trim()],
])('of %j', (passage, start, fading) => {
  expect(firstWords(passage)).toEqual({ start, fading });
});
