import { afterEach, describe, expect, it, vi } from 'vitest';
import { installGlobalErrorFilter, isMinorError } from './global-error-filter.ts';

describe('isMinorError', () => {
  it.each([
    'ResizeObserver loop completed with undelivered notifications.',
    'Non-Error promise rejection captured',
    'Network request failed',
    new DOMException('The user aborted a request.', 'AbortError'),
    new TypeError('Failed to fetch'),
    new Error('Loading chunk 4 failed'),
    new TypeError('Failed to load a dynamically imported module'),
    'Script error.',
    new DOMException('', 'SecurityError'),
    new DOMException('denied', 'NotAllowedError'),
  ])('%s is minor', (error) => {
    expect(isMinorError(error)).toBe(true);
  });

  it.each([new TypeError('x is not a function'), 'Something broke', null])('%s is not', (error) => {
    expect(isMinorError(error)).toBe(false);
  });
});

describe('installGlobalErrorFilter', () => {
  let stop: () => void = () => undefined;
  afterEach(() => stop());

  function dispatch(error: Error): boolean {
    return window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  }

  it('warns about minor errors and suppresses them; logs the others', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    stop = installGlobalErrorFilter();
    expect(dispatch(new TypeError('Failed to fetch'))).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
    expect(dispatch(new Error('broken'))).toBe(true);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
