import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOf } from './share-of.ts';

it.each([
  [-1, 1, 2, -1],
  [-3, 1, 2, -2],
  [-465, 1, 2, -233],
  [1, 1, 2, 1],
  [465, 1, 2, 233],
  [-1, 1, 3, 0],
  [100, 1, 3, 33],
  [9_007_199_254_740_991, 2, 2, 9_007_199_254_740_991],
])('takes of %i the share %i/%i as %i', (whole, part, of, share) => {
  expect(shareOf(whole, part, of)).toBe(share);
});

it('takes back exactly what it gave', () => {
  const amounts = fc.tuple(fc.nat(1_000_000), fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }));
  fc.assert(
    fc.property(amounts, ([whole, part, of]) => shareOf(-whole, part, of) + shareOf(whole, part, of) === 0),
  );
});

it.each([
  [1.5, 1, 2],
  [1, 1, 0],
  [1, Number.NaN, 2],
])('refuses %d · %d / %d', (whole, part, of) => {
  expect(() => shareOf(whole, part, of)).toThrow(RangeError);
});
