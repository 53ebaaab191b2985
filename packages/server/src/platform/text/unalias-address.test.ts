import { expect, it } from 'vitest';
import { domainOf, unaliasAddress } from './unalias-address.ts';

it.each([
  ['a.b+x@googlemail.com', 'ab@gmail.com'],
  ['AB@Gmail.com', 'ab@gmail.com'],
  ['a.b+x@example.org', 'a.b@example.org'],
  ['luna+one+two@example.org', 'luna@example.org'],
  ['+luna@example.org', '+luna@example.org'],
  ['luna@exa+mple.org', 'luna@exa+mple.org'],
  ['luna', 'luna'],
])('takes %s for %s', (address, mailbox) => {
  expect(unaliasAddress(address)).toBe(mailbox);
});

it('finds the domain behind the last sign', () => {
  expect(domainOf('"a@b"@Example.org')).toBe('example.org');
});
