import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { linkOutcome, tokenIn, useLinkToken } from './link-token.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('tokenIn', () => {
  it.each([
    ['#token=abc-_9', 'abc-_9'],
    ['#a=1&token=abc', 'abc'],
    ['#token=', null],
    ['#other', null],
    ['', null],
  ])('%j: %s', (fragment, token) => {
    expect(tokenIn(fragment)).toBe(token);
  });
});

describe('useLinkToken', () => {
  it('keeps the token and takes it out of the address', () => {
    window.history.replaceState(null, '', '/verify-email?a=1#token=secret');
    const { result, rerender } = renderHook(() => useLinkToken());
    rerender();
    expect(result.current).toBe('secret');
    expect(window.location.href).toMatch(/\/verify-email\?a=1$/);
  });

  it('takes another one that is put into the same tab', () => {
    window.history.replaceState(null, '', '/verify-email#token=first');
    const { result } = renderHook(() => useLinkToken());
    act(() => {
      window.history.replaceState(null, '', '/verify-email#token=second');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(result.current).toBe('second');
    expect(window.location.hash).toBe('');
  });

  it('leaves an address without a token alone', () => {
    window.history.replaceState(null, '', '/help#contact');
    expect(renderHook(() => useLinkToken()).result.current).toBeNull();
    expect(window.location.hash).toBe('#contact');
  });
});

describe('linkOutcome', () => {
  it.each([
    ['links.used', 'used'],
    ['links.expired', 'expired'],
    ['links.replaced', 'replaced'],
    ['links.unknown', 'unknown'],
    ['requests.invalid', 'unknown'],
    ['requests.too_many', null],
  ])('of %s is %s', (reason, outcome) => {
    expect(linkOutcome(new ApiError({ status: 409, code: 'CONFLICT', reason, message: '' }))).toBe(outcome);
  });

  it('is none of what did not come from the server', () => {
    expect(linkOutcome(new TypeError('no connection'))).toBeNull();
    expect(linkOutcome(null)).toBeNull();
  });
});
