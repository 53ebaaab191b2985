import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { localKeys } from '#web/lib/storage-keys.ts';
import { useNightMode } from './use-night-mode.ts';

const isDark = () => document.documentElement.dataset.night === 'true';

it('is off at first, and goes on and off', () => {
  const { result } = renderHook(useNightMode);
  expect(isDark()).toBe(false);
  act(result.current.toggle);
  expect([result.current.isNight, isDark()]).toEqual([true, true]);
  act(result.current.toggle);
  expect([result.current.isNight, isDark()]).toEqual([false, false]);
});

it('is remembered for the next night', () => {
  const first = renderHook(useNightMode);
  act(first.result.current.toggle);
  first.unmount();
  expect(renderHook(useNightMode).result.current.isNight).toBe(true);
});

it('holds only while the editor is open', () => {
  localStorage.setItem(localKeys.nightMode, 'on');
  const { unmount } = renderHook(useNightMode);
  expect(isDark()).toBe(true);
  unmount();
  expect(isDark()).toBe(false);
});
