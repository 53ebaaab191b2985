import { expect } from 'vitest';

/** Expects so many significant digits to be right, however small the value is. */
export function expectDigits(actual: number, expected: number, digits: number): void {
  const error = actual === expected ? 0 : Math.abs(actual - expected) / Math.abs(expected);
  expect(error, `${actual} instead of ${expected}`).toBeLessThan(10 ** -digits);
}
