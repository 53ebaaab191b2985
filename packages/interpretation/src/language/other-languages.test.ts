import { expect, it } from 'vitest';
import { otherLanguages } from './other-languages.ts';

it('names the languages beside one', () => {
  expect([otherLanguages('en'), otherLanguages('es')]).toEqual([['es'], ['en']]);
});
