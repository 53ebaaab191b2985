import { expect, it } from 'vitest';
import { languagesOf } from './languages-of.ts';

const english = 'I was in the house with my mother and she was there.';
const spanish = 'Mi abuela estaba en la cocina y me decía que no.';

it.each([
  [spanish, 'en', { main: 'es', others: [] }],
  [english, 'es', { main: 'en', others: [] }],
  [`${english} ${spanish} ${english}`, 'es', { main: 'en', others: ['es'] }],
  ['Dog', 'es', { main: 'es', others: [] }],
  ['niña', undefined, { main: 'es', others: [] }],
] as const)('reads %s in its language, beside %s', (text, fallback, languages) => {
  expect(languagesOf(text, fallback)).toEqual(languages);
});
