import { expect, it } from 'vitest';
import { parseDecimal, toTyped } from './parse-decimal.ts';

it.each([
  ['12.5', 2, 1250],
  ['-0,07', 2, -7],
  ['−3', 2, -300],
  ['+20', 2, 2000],
  ['500', 0, 500],
  ['1.234', 3, 1234],
  ['0', 2, 0],
  ['-0', 2, 0],
  ['1.234', 2, null],
  ['1.5', 0, null],
  ['1,000.00', 2, null],
  ['', 2, null],
  ['abc', 2, null],
])('%s with %i digits is %s', (typed, digits, units) => {
  expect(parseDecimal(typed, digits)).toBe(units);
});

it('writes back what it reads', () => {
  for (const units of [0, 7, -7, 1250, 100_000]) expect(parseDecimal(toTyped(units, 2), 2)).toBe(units);
  expect(toTyped(500, 0)).toBe('500');
});
