import { describe, expect, it, vi } from 'vitest';
import { buildApiError } from '../api-error.ts';
import { failureOf, networkFailure, watchNetwork } from './network-failure.ts';

describe('failureOf', () => {
  it.each([
    ['a server error', buildApiError(503, '', null), true, { kind: 'server', status: 503 }],
    ['a refusal', buildApiError(404, '', null), true, null],
    ['no answer while online', new TypeError('Failed to fetch'), true, { kind: 'unreachable' }],
    [
      'no answer while offline',
      new TypeError('NetworkError when attempting to fetch'),
      false,
      { kind: 'offline' },
    ],
    [
      'a missing chunk',
      new Error('Failed to fetch dynamically imported module: /a.js'),
      true,
      { kind: 'loading' },
    ],
    ['a bug', new TypeError('x is undefined'), true, null],
  ])('%s', (_, error, isOnline, expected) => {
    expect(failureOf(error, isOnline)).toEqual(expected);
  });
});

describe('watchNetwork', () => {
  it('follows the connection until stopped', () => {
    const stop = watchNetwork();
    window.dispatchEvent(new Event('offline'));
    expect(networkFailure.get()).toEqual({ kind: 'lost' });
    window.dispatchEvent(new Event('online'));
    expect(networkFailure.get()).toBeNull();
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(networkFailure.get()).toEqual({ kind: 'loading' });
    networkFailure.set(null);
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(networkFailure.get()).toBeNull();
  });

  it('keeps the router from loading a page anew that nobody would answer for', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const stop = watchNetwork();
    const payload = new TypeError('Failed to fetch dynamically imported module: /oracle.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(networkFailure.get()).toEqual({ kind: 'offline' });
    expect(sessionStorage.getItem(`tanstack_router_reload:${payload.message}`)).toBe('1');
    networkFailure.set(null);
    stop();
  });
});
