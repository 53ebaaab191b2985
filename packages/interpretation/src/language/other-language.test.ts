import { expect, it } from 'vitest';
import { otherLanguage } from './other-language.ts';

it('is the one that a language stands beside', () => {
  expect([otherLanguage('en'), otherLanguage('es')]).toEqual(['es', 'en']);
});
