import { expect, it } from 'vitest';
import { spanOf } from './time-words.ts';

it.each([
  [0, '1 minute'],
  [45 * 60, '45 minutes'],
  [60 * 60, '1 hour'],
  [30 * 60 * 60, '30 hours'],
  [48 * 60 * 60, '2 days'],
  [40 * 24 * 60 * 60, '40 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(spanOf(seconds)).toBe(words);
});
