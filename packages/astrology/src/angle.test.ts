import { expect, it } from 'vitest';
import { difference, normalise } from './angle.ts';

it.each([
  [0, 0],
  [360, 0],
  [-30, 330],
  [750, 30],
  [-1e-17, 0],
])('brings %d into the circle', (degrees, within) => {
  expect(normalise(degrees)).toBe(within);
});

it.each([
  [350, 10, 20],
  [10, 350, -20],
  [0, 180, 180],
  [180, 0, 180],
  [90, 90, 0],
])('goes the shorter way from %d to %d', (from, to, way) => {
  expect(difference(from, to)).toBe(way);
});
