import { describe, expect, it } from 'vitest';
import { shortenMailAddress } from './shorten-mail-address.ts';

describe('shortenMailAddress', () => {
  it.each([
    ['marisol@example.org', 'ma…@e….org'],
    ['ana@mail.example.co', 'a…@m….co'],
    ['x@localhost', 'x…@l…'],
    ['🌙luna@example.org', '🌙l…@e….org'],
    ['', ''],
  ])('%s becomes %s', (address, short) => {
    expect(shortenMailAddress(address)).toBe(short);
  });
});
