import { expect, it } from 'vitest';
import { exponentOf, savingPercent, toDecimal } from './money.ts';

it.each([
  ['usd', 2],
  ['EUR', 2],
  ['jpy', 0],
  ['ugx', 0],
  ['clp', 0],
  ['bhd', 3],
  ['TND', 3],
])('knows the minor unit of %s', (currency, exponent) => {
  expect(exponentOf(currency)).toBe(exponent);
});

it.each([
  [1999, 'usd', '19.99'],
  [5, 'usd', '0.05'],
  [0, 'usd', '0.00'],
  [-5, 'eur', '-0.05'],
  [500, 'jpy', '500'],
  [-1500, 'jpy', '-1500'],
  [1, 'kwd', '0.001'],
  [12_345, 'bhd', '12.345'],
])('writes %i of %s as %s', (amount, currency, text) => {
  expect(toDecimal({ amount, currency })).toBe(text);
});

it.each([
  [999, 9999, 16],
  [999, 10_069, 16],
  // 15.999…: the label must not round up.
  [999, 10_070, 15],
  [999, 11_988, 0],
  [999, 20_000, 0],
  [100, 600, 50],
])('finds what %i a month and %i a year save', (monthly, yearly, percent) => {
  expect(savingPercent(monthly, yearly)).toBe(percent);
});
