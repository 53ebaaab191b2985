import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetCode, recoverCode } from './kept-code.ts';
import { referralKeys } from './referral-keys.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('recoverCode', () => {
  it('looks in local storage, the tab, the address, and at the last code, in this order', () => {
    expect(recoverCode()).toBeNull();
    localStorage.setItem(referralKeys.last, 'LAST');
    expect(recoverCode()).toBe('LAST');
    window.history.replaceState(null, '', '/signup?ref=ADDRESS');
    expect(recoverCode()).toBe('ADDRESS');
    sessionStorage.setItem(referralKeys.code, 'TAB');
    expect(recoverCode()).toBe('TAB');
    localStorage.setItem(referralKeys.code, 'LOCAL');
    expect(recoverCode()).toBe('LOCAL');
  });

  it('goes by the address where there is no storage', () => {
    window.history.replaceState(null, '', '/signup?ref=ADDRESS');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(recoverCode()).toBe('ADDRESS');
    expect(forgetCode).not.toThrow();
  });
});

describe('forgetCode', () => {
  it('leaves none behind', () => {
    for (const key of Object.values(referralKeys)) {
      localStorage.setItem(key, 'LUNA7');
      sessionStorage.setItem(key, 'LUNA7');
    }
    forgetCode();
    expect(recoverCode()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
