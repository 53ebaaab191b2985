import { expect, it } from 'vitest';
import { hashOf } from './hash.ts';

// Published cases of GrowthBook's SDKs.
it.each([
  ['seed', 'a', 0.0505],
  ['seed', 'b', 0.2696],
  ['foo', 'ab', 0.2575],
  ['foo', 'def', 0.2019],
  ['89123klj', '8952klfjas09ujkasdf', 0.124],
  ['90850943850283058242805', '123', 0.7516],
  ['()**(%$##$%#$#', '___)((*":&', 0.0128],
])('version 2 of %s and %s is %d', (seed, value, n) => {
  expect(hashOf(seed, value, 2)).toBe(n);
});

it.each([
  ['', 'a', 0.22],
  ['', 'b', 0.077],
  ['b', 'a', 0.946],
  ['ef', 'd', 0.652],
  ['asdf', '8952klfjas09ujk', 0.549],
  ['', '123', 0.011],
  ['', '___)((*":&', 0.563],
])('version 1 of %s and %s is %d', (seed, value, n) => {
  expect(hashOf(seed, value, 1)).toBe(n);
});

it.each([0, 3, 99, 2.5, Number.NaN])('there is no version %d', (version) => {
  expect(hashOf('seed', 'a', version)).toBeNull();
});

it('takes UTF-16 code units, so that letters beyond ASCII differ', () => {
  const numbers = ['niño', 'nino', '夢', '💤', '\ud83d'].map((value) => hashOf('seed', value, 2));
  expect(new Set(numbers).size).toBe(5);
});
