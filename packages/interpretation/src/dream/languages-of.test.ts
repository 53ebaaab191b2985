import { expect, it } from 'vitest';
import { languagesOf } from './languages-of.ts';

const english = 'I was in the house with my mother and she was there.';
const spanish = 'Mi abuela estaba en la cocina y me decía que no.';

it.each([
  [spanish, 'en', { main: 'es', other: undefined }],
  [english, 'es', { main: 'en', other: undefined }],
  [`${english} ${spanish} ${english}`, 'es', { main: 'en', other: 'es' }],
  ['Dog', 'es', { main: 'es', other: undefined }],
  ['niña', undefined, { main: 'es', other: undefined }],
] as const)('reads %s in its language, beside %s', (text, fallback, languages) => {
  expect(languagesOf(text, fallback)).toEqual(languages);
});
