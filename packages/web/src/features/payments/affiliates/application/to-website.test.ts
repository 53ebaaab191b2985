import { expect, it } from 'vitest';
import { toWebsite } from './to-website.ts';

it.each([
  ['', null],
  ['  ', null],
  ['example.org/blog', 'https://example.org/blog'],
  ['http://example.org', 'http://example.org/'],
  ['javascript:alert(1)', undefined],
  ['my blog', undefined],
  ['blog', undefined],
])('%j is %j', (typed, website) => {
  expect(toWebsite(typed)).toBe(website);
});
