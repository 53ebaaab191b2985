import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endNight, night, startNight } from './night.ts';
import { useNightWatch } from './use-night-watch.ts';

const hours = (count: number) => count * 60 * 60 * 1000;

describe('useNightWatch', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 3) });
    startNight();
    renderHook(useNightWatch);
  });
  afterEach(() => {
    act(endNight);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  function look(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  it('leaves an open page dim until ten', () => {
    pass(hours(7) - 1);
    expect(night.get()).toBe(true);
    pass(1);
    expect(night.get()).toBe(false);
  });

  it('is over for whoever comes back after five', () => {
    look('hidden');
    pass(hours(3));
    look('visible');
    expect(night.get()).toBe(false);
  });

  it('is not over before five, nor for a glance elsewhere', () => {
    look('hidden');
    pass(hours(1));
    look('visible');
    expect(night.get()).toBe(true);
    pass(hours(2));
    look('hidden');
    pass(60_000);
    look('visible');
    expect(night.get()).toBe(true);
  });
});
