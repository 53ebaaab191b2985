import { describe, expect, it } from 'vitest';
import { houseOf, signOf } from './signs.ts';

describe('signOf', () => {
  it.each([
    [0, 'aries', 0],
    [29.99, 'aries', 29.99],
    [30, 'taurus', 0],
    [359.5, 'pisces', 29.5],
    [360, 'aries', 0],
    [-1, 'pisces', 29],
  ])('%d degrees', (longitude, sign, degrees) => {
    expect(signOf(longitude).sign).toBe(sign);
    expect(signOf(longitude).degrees).toBeCloseTo(degrees);
  });
});

describe('houseOf', () => {
  const cusps = Array.from({ length: 12 }, (_, at) => (345 + at * 30) % 360);
  it.each([
    [345, 1],
    [14.9, 1],
    [15, 2],
    [344.9, 12],
  ])('%d degrees stand in house %d', (longitude, house) => {
    expect(houseOf(longitude, cusps)).toBe(house);
  });

  it('refuses cusps that do not go round', () => {
    expect(() => houseOf(10, [])).toThrow(RangeError);
  });
});
