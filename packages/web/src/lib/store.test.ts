import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

it('tells everybody who follows it, and nobody who has stopped', () => {
  const store = createStore('dusk');
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = store.subscribe(one);
  store.subscribe(other);
  store.set('night');
  stop();
  store.set('dawn');
  expect(store.get()).toBe('dawn');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});

it('has the new value by the time that it tells of it', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set(2);
  expect(seen).toEqual([2]);
});

it('draws a component again with its value, until that is gone', () => {
  const store = createStore('dusk');
  const view = renderHook(() => useStore(store));
  expect(view.result.current).toBe('dusk');
  act(() => store.set('night'));
  expect(view.result.current).toBe('night');
  view.unmount();
  act(() => store.set('dawn'));
  expect(view.result.current).toBe('night');
});
