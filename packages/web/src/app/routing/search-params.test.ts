import { describe, expect, it } from 'vitest';
import { localPath, validateLoginSearch, validateSignupSearch } from './search-params.ts';

describe('localPath', () => {
  it.each([
    ['/journal?q=río#x', '/journal?q=r%C3%ADo#x'],
    ['/dream-input', '/dream-input'],
  ])('keeps %s', (value, expected) => {
    expect(localPath(value)).toBe(expected);
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
    'journal',
    '',
    7,
    null,
  ])('refuses %j', (value) => {
    expect(localPath(value)).toBeUndefined();
  });
});

describe('validateSignupSearch', () => {
  it.each([
    [{ ref: 'LUNA7' }, { ref: 'LUNA7' }],
    [{ ref: 1234 }, { ref: '1234' }],
    [{ ref: '' }, {}],
    [{ ref: ['a'] }, {}],
    [
      { ref: 'x'.repeat(99), next: '/journal' },
      { ref: 'x'.repeat(64), next: '/journal' },
    ],
  ])('%j', (search, expected) => {
    expect(validateSignupSearch(search)).toEqual(expected);
  });
});

it('keeps only a way back inside the app', () => {
  expect(validateLoginSearch({ next: '/journal', other: 1 })).toEqual({ next: '/journal' });
  expect(validateLoginSearch({ next: '//evil.test' })).toEqual({});
});
