import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLit } from './use-lit.ts';

const open = () => renderHook(() => useLit());

it('lights what is under the pointer until it is gone', () => {
  const { result } = open();
  act(() => result.current.preview(2));
  expect(result.current).toMatchObject({ lit: 2, pinned: null });
  act(() => result.current.preview(null));
  expect(result.current.lit).toBeNull();
});

it('stays with what was pressed, wherever the pointer goes', () => {
  const { result } = open();
  act(() => result.current.pin(1));
  act(() => result.current.preview(3));
  expect(result.current).toMatchObject({ lit: 1, pinned: 1 });
});

it('goes out where it is pressed again, though the pointer rests there', () => {
  const { result } = open();
  act(() => result.current.preview(1));
  act(() => result.current.pin(1));
  act(() => result.current.pin(null));
  expect(result.current.lit).toBeNull();
});

it('goes out with Escape, and with no other key', () => {
  const { result, unmount } = open();
  act(() => result.current.pin(1));
  fireEvent.keyDown(document, { key: 'Enter' });
  expect(result.current.lit).toBe(1);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(result.current.lit).toBeNull();
  unmount();
  fireEvent.keyDown(document, { key: 'Escape' });
});
