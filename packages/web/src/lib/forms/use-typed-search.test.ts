import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A field whose address keeps what it is told without the space around it. */
function open(start = '') {
  const handleSearch = vi.fn();
  const view = renderHook(({ address }) => useTypedSearch(address, handleSearch), {
    initialProps: { address: start },
  });
  handleSearch.mockImplementation((typed: string) => view.rerender({ address: typed.trim() }));
  const type = (text: string) => act(() => view.result.current[1](text));
  const pause = (ms = 150) => act(() => vi.advanceTimersByTime(ms));
  return { ...view, handleSearch, type, pause, field: () => view.result.current[0] };
}

describe('useTypedSearch', () => {
  it('asks once the typing pauses, with the last words alone', () => {
    const { type, pause, handleSearch, field } = open();
    type('s');
    pause(100);
    type('snake');
    expect(field()).toBe('snake');
    pause(149);
    expect(handleSearch).not.toHaveBeenCalled();
    pause(1);
    expect(handleSearch).toHaveBeenCalledExactlyOnceWith('snake');
  });

  it('leaves the space between two words to whoever pauses after it', () => {
    const { type, pause, field } = open();
    type('white ');
    pause();
    expect(field()).toBe('white ');
    type(`${field()}horse`);
    pause();
    expect(field()).toBe('white horse');
  });

  it('follows the address back and forth', () => {
    const { rerender, field, handleSearch, pause } = open('snake');
    expect(field()).toBe('snake');
    rerender({ address: 'house' });
    expect(field()).toBe('house');
    rerender({ address: '' });
    expect(field()).toBe('');
    pause();
    expect(handleSearch).not.toHaveBeenCalled();
  });

  it('asks nothing where the words came back to what they were, or the page is left', () => {
    const { type, pause, handleSearch, unmount } = open('snake');
    type('snakes');
    type('snake');
    pause();
    type('snail');
    unmount();
    pause();
    expect(handleSearch).not.toHaveBeenCalled();
  });
});
