import { expect, it } from 'vitest';
import { readDegrees } from './read-degrees.ts';

it.each([
  ['40.4', 40.4],
  ['-3,70256', -3.70256],
  ['−3.7', -3.7],
  ['3.7 W', -3.7],
  ['3,7° O', -3.7],
  ['33 s', -33],
  ['+12', 12],
  ['180', 180],
  ['181', null],
  ['', null],
  ['forty', null],
  ['4 0', null],
  ['1e2', null],
])('%j is %j', (text, degrees) => {
  expect(readDegrees(text, 180)).toBe(degrees);
});
