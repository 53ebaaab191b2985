import { describe, expect, it } from 'vitest';
import { shortenAddress } from './email-test.presenter.ts';

describe('shortenAddress', () => {
  it.each([
    ['marisol@example.org', 'ma…@e….org'],
    ['ana@mail.example.co', 'a…@m….co'],
    ['x@localhost', 'x…@l…'],
    ['🌙luna@example.org', '🌙l…@e….org'],
    ['', ''],
  ])('%s becomes %s', (address, short) => {
    expect(shortenAddress(address)).toBe(short);
  });
});
