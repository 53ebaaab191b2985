import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chanceOfAtLeast } from './chance-of-at-least.ts';

it.each([
  [0, 2, 1],
  [1, 1, 1 - Math.exp(-1)],
  [3, 0.5, 1 - Math.exp(-0.5) * (1 + 0.5 + 0.125)],
  [10, 3, 0.0011025],
  [3, 0, 0],
])('is the chance of %i or more where %d are expected', (count, mean, chance) => {
  expect(chanceOfAtLeast(count, mean)).toBeCloseTo(chance, 6);
});

it('keeps its digits where it is small', () => {
  expect(
    chanceOfAtLeast(20, 0.1) / (0.1 ** 20 * Math.exp(-0.1)) / (1 / 2_432_902_008_176_640_000),
  ).toBeCloseTo(1.0048, 3);
});

it('falls with the count and grows with the mean', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0.01, max: 80, noNaN: true }),
      (count, mean) => {
        const chance = chanceOfAtLeast(count, mean);
        expect(chance).toBeGreaterThanOrEqual(chanceOfAtLeast(count + 1, mean) - 1e-12);
        expect(chance).toBeLessThanOrEqual(chanceOfAtLeast(count, mean * 1.5) + 1e-12);
        expect(chance).toBeLessThanOrEqual(1);
      },
    ),
  );
});
