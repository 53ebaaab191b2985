import { expect, it } from 'vitest';
import { isIban } from './is-iban.ts';

it.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['es9121000418450200051332', true],
  ['GB82WEST12345698765432', true],
  ['DE88 3704 0044 0532 0130 00', false],
  ['DE89', false],
  ['', false],
])('%s: %s', (typed, expected) => {
  expect(isIban(typed)).toBe(expected);
});
