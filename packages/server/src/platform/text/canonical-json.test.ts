import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('is the same whatever the order of fields, and for fields that are not there', () => {
  const one = { b: [{ d: 1, c: null }], a: 'é', e: undefined };
  const same = { a: 'é', b: [{ c: null, d: 1 }] };
  expect(canonicalJson(one)).toBe('{"a":"é","b":[{"c":null,"d":1}]}');
  expect(canonicalJson(same)).toBe(canonicalJson(one));
});

it.each([
  ['order in a list', [1, 2], [2, 1]],
  ['a number and its text', { a: 1 }, { a: '1' }],
  ['null and nothing', { a: null }, {}],
  ['where a text ends', ['ab', 'c'], ['a', 'bc']],
])('tells apart: %s', (_what, one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other));
});
