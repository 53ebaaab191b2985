import { afterEach, describe, expect, it, vi } from 'vitest';
import { localKeys, readLocal } from '../storage-keys.ts';
import { endNight, night, startNight } from './night.ts';

const isDim = () => document.documentElement.dataset.night === 'true';

describe('night', () => {
  afterEach(() => {
    endNight();
    vi.useRealTimers();
    vi.resetModules();
  });

  it('goes on and off for the whole document', () => {
    startNight();
    expect([night.get(), isDim()]).toEqual([true, true]);
    endNight();
    expect([night.get(), isDim()]).toEqual([false, false]);
  });

  it('is remembered until the morning, and no longer', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 3) });
    startNight();
    expect(Number(readLocal(localKeys.nightMode))).toBe(new Date(2026, 10, 20, 5).getTime());
    const openedAt = async (hour: number) => {
      vi.setSystemTime(new Date(2026, 10, 20, hour));
      vi.resetModules();
      return (await import('./night.ts')).night.get();
    };
    expect(await openedAt(4)).toBe(true);
    expect(await openedAt(5)).toBe(false);
  });

  it('does not take up a night that an earlier version has left on for ever', async () => {
    localStorage.setItem(localKeys.nightMode, 'on');
    vi.resetModules();
    expect((await import('./night.ts')).night.get()).toBe(false);
  });
});
