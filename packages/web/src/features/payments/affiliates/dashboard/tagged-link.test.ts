import { expect, it } from 'vitest';
import { taggedLink } from './tagged-link.ts';

const link = 'https://chitta.example/signup?ref=LUNA7';

it.each([
  ['', link],
  ['  ', link],
  [' autumn ', `${link}&campaign=autumn`],
  ['a&b=c d', `${link}&campaign=a%26b%3Dc%20d`],
])('with the tag %j', (tag, expected) => {
  expect(taggedLink(link, tag)).toBe(expected);
});
