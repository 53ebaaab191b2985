import { describe, expect, it } from 'vitest';
import { loginRequest, signupRequest } from './accounts.ts';

const valid = { username: 'luna', email: 'luna@example.org', password: 'eight or more' };
const isValid = (overrides: Record<string, unknown>) =>
  signupRequest.safeParse({ ...valid, ...overrides }).success;

describe('signupRequest', () => {
  it.each([
    ['letters of any script', { username: 'ñandú_7' }],
    ['the shortest name', { username: 'abc' }],
    ['the longest password', { password: 'p'.repeat(128) }],
    ['extra fields of the custom domain', { useCustomDomain: true, hostname: 'x', origin: 'https://x' }],
  ])('accepts %s', (_what, overrides) => {
    expect(isValid(overrides)).toBe(true);
  });

  it.each([
    ['a name of two characters', { username: 'ab' }],
    ['a name that is an address', { username: 'a@b.c' }],
    ['a name with a space', { username: 'a b c' }],
    ['a password of seven', { password: '1234567' }],
    ['a password of 129', { password: 'p'.repeat(129) }],
    ['NUL in a password', { password: 'eight or\0more' }],
    ['a lone surrogate', { username: 'abc\ud800' }],
    ['no address', { email: 'luna' }],
    ['a number as password', { password: 12345678 }],
  ])('refuses %s', (_what, overrides) => {
    expect(isValid(overrides)).toBe(false);
  });

  it('normalises the user name', () => {
    expect(signupRequest.parse({ ...valid, username: ' Ｌｕｎａ ' }).username).toBe('Luna');
  });
});

describe('loginRequest', () => {
  it('asks for both fields in the words of the specification', () => {
    const { error } = loginRequest.safeParse({ username: ' ', password: '' });
    expect(error?.issues.map((issue) => issue.message)).toEqual([
      'Username is required',
      'Password is required',
    ]);
  });
});
