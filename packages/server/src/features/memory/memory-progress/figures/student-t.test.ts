import fc from 'fast-check';
import { expect, it } from 'vitest';
import { studentT } from './student-t.ts';

it.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [10, 2.228],
  [29, 2.045],
  [30, 2.042],
  [100, 1.984],
])('with %i degrees of freedom is %f, as tables have it', (freedom, quantile) => {
  expect(studentT(freedom)).toBeCloseTo(quantile, 3);
});

it('never grows with more freedom, rounds fractions to the wider side, and ends near the normal distribution', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1000, noNaN: true }), (freedom) => {
      expect(studentT(freedom)).toBe(studentT(Math.floor(freedom)));
      expect(studentT(freedom + 1)).toBeLessThanOrEqual(studentT(freedom));
      expect(studentT(freedom)).toBeGreaterThan(1.96);
    }),
  );
});
