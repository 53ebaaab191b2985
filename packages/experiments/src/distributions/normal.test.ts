import { expect, it } from 'vitest';
import { expectDigits } from '../testing/expect-digits.ts';
import { erfc, normalBelow, normalBeyond } from './normal.ts';

// Computed with forty digits (mpmath).
it.each([
  [-3, 1.999977909503],
  [0, 1],
  [0.1, 0.887537083981715],
  [1, 0.157299207050285],
  [1.99, 0.004888586800383],
  [2, 0.00467773498104727],
  [5, 1.53745979442803e-12],
  [12, 1.3562611692059e-64],
  [26, 5.66319240885614e-296],
])('erfc %d is %d', (x, value) => {
  expectDigits(erfc(x), value, 12);
});

it('ends at 0 and 2, without a number that is none', () => {
  expect([erfc(1e9), erfc(-1e9), normalBelow(-1e9), normalBelow(1e9), normalBeyond(0)]).toEqual([
    0, 2, 0, 1, 1,
  ]);
});
