import { expect, it } from 'vitest';
import { isManner } from './is-manner.ts';

it.each([
  ['slowly', 'en'],
  ['Very Quietly', 'en'],
  ['far away', 'en'],
  ['fast', 'en'],
  ['despacio', 'es'],
  ['lentamente', 'es'],
] as const)('%s tells how', (words, language) => {
  expect(isManner(words, language)).toBe(true);
});

it.each([
  ['old', 'en'],
  ['very young', 'en'],
  ['ugly', 'en'],
  ['friendly', 'en'],
  ['pequeña', 'es'],
  ['vieja', 'es'],
  ['sin luz', 'es'],
] as const)('%s tells of something', (words, language) => {
  expect(isManner(words, language)).toBe(false);
});
