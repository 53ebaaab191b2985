import { expect, it } from 'vitest';
import { momentsOf } from './arm-figures.ts';

it('takes mean and variance of a proportion', () => {
  expect(momentsOf({ visitors: 100, conversions: 49 })).toEqual({
    n: 100,
    mean: 0.49,
    variance: expect.closeTo(0.2499, 12),
  });
});

it('takes mean and variance of sums', () => {
  expect(momentsOf({ n: 10, sum: 100, sumOfSquares: 1002.25 })).toEqual({ n: 10, mean: 10, variance: 0.25 });
});

it.each([
  { visitors: 0, conversions: 0 },
  { visitors: 7, conversions: 0 },
  { visitors: 7, conversions: 7 },
  { n: 0, sum: 0, sumOfSquares: 0 },
  { n: 1, sum: 5, sumOfSquares: 25 },
  { n: 2, sum: 1396.87, sumOfSquares: 52_377.9767 },
])('finds no variance in %j', (figures) => {
  expect(momentsOf(figures).variance).toBe(0);
});

it('takes rounding for none: everybody paid 0.1', () => {
  let [sum, sumOfSquares] = [0, 0];
  for (let visitor = 0; visitor < 30; visitor++) {
    sum += 0.1;
    sumOfSquares += 0.1 ** 2;
  }
  expect(momentsOf({ n: 30, sum, sumOfSquares }).variance).toBe(0);
});
