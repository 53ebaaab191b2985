import { expect, it } from 'vitest';
import { expectDigits } from '../testing/expect-digits.ts';
import { chiSquaredAbove } from './chi-squared.ts';

// Computed with forty digits (mpmath).
it.each([
  [1, 3.84, 0.0500435212487051],
  [1, 100, 1.52397060483211e-23],
  [2, 20, 4.53999297624849e-5],
  [7, 0.1, 0.999997688581201],
  [20, 20, 0.457929714471852],
  [99, 500, 7.6159439566738e-55],
  [999, 1000, 0.485131489274901],
])('with %d degrees of freedom, above %d is %d', (degrees, x, value) => {
  expectDigits(chiSquaredAbove(x, degrees), value, 11);
});

it('is certain without a distance or a degree of freedom, and impossible without end', () => {
  expect(chiSquaredAbove(0, 3)).toBe(1);
  expect(chiSquaredAbove(5, 0)).toBe(1);
  expect(chiSquaredAbove(Number.POSITIVE_INFINITY, 3)).toBe(0);
  expect(chiSquaredAbove(1e9, 3)).toBe(0);
});
