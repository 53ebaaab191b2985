import { it } from 'vitest';
import { expectDigits } from '../testing/expect-digits.ts';
import { distanceOf } from './distance-of.ts';
import { normalBeyond } from './normal.ts';
import { studentBeyond } from './student.ts';

// Quantiles of scipy 1.17.
it.each([
  [0.05, 1.9599639845400545],
  [1e-12, 7.130506848171324],
])('of the normal distribution, %d is left at %d', (probability, distance) => {
  expectDigits(distanceOf(probability, normalBeyond), distance, 11);
});

it.each([
  [0.05, 18, 2.1009220402410387],
  [0.05, 1.5, 6.016663104427933],
  [0.001, 1e6, 3.2905364612486916],
  [1e-12, 1, 636619772367.5814],
])('%d is left with %d degrees of freedom at %d', (probability, degrees, distance) => {
  expectDigits(
    distanceOf(probability, (t) => studentBeyond(t, degrees)),
    distance,
    10,
  );
});
