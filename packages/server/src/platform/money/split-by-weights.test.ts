import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitByWeights } from './split-by-weights.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it.each([
  [100, [100, 200], [33, 67]],
  [750, [300, 1200], [150, 600]],
  [2500, [1000, 1000], [1000, 1000]],
  [1, [1, 1], [1, 0]],
  [2, [5, 5, 5], [1, 1, 0]],
  [7, [0, 10], [0, 7]],
  [0, [3, 4], [0, 0]],
  [5, [], []],
])('splits %i over %j into %j', (whole, weights, parts) => {
  expect(splitByWeights(whole, weights)).toEqual(parts);
});

it('loses and invents nothing in 10,000 random splits', () => {
  const weights = fc.array(fc.oneof(fc.nat(20), fc.nat(10_000_000)), { maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(fc.nat(50), fc.nat(100_000_000)), weights, (whole, of) => {
      const parts = splitByWeights(whole, of);
      expect(sum(parts)).toBe(Math.min(whole, sum(of)));
      expect(parts.every((part, index) => part >= 0 && part <= (of[index] ?? 0))).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
