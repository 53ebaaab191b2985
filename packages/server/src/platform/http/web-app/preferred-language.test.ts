import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB,es;q=0.9', 'en'],
  ['fr, de;q=0.9', 'en'],
  ['fr, es;q=0.4, en;q=0.3', 'es'],
  ['es;q=0, en', 'en'],
  ['*', 'en'],
  [';;;,=,q=', 'en'],
])('%j is read to in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
