import { expect, it } from 'vitest';
import { commissionOf } from './commission-of.ts';

it.each([
  [1000, 2000, 200],
  [7, 2000, 1],
  [2, 2000, 0],
  [3, 2000, 1],
  [15, 1000, 2],
  [1, 5000, 1],
  // A float of the rate gives 14.
  [500, 290, 15],
  [0, 2000, 0],
  [-999, 2000, 0],
])('pays of %i at %i basis points %i', (base, rate, commission) => {
  expect(commissionOf(base, rate)).toBe(commission);
});
