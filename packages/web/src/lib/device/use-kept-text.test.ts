import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findWords, keepWords } from './kept-words.ts';
import { useKeptText } from './use-kept-text.ts';

const place = { memberId: 7, at: 'community/one' };
const onDevice = () => findWords(place, (value): value is { text: string } => value !== null)?.text ?? null;

function open() {
  const { result, unmount } = renderHook(() => useKeptText(place));
  const write = (text: string) => act(() => result.current.write(text));
  const settle = (key: string) => act(() => result.current.settle(key));
  return { now: () => result.current, write, settle, unmount };
}

describe('useKeptText', () => {
  it('has every stroke on the device, as it was typed', () => {
    const { now, write } = open();
    for (const text of ['A', 'A ', 'A h', 'A heron ', 'A heron \n', '']) {
      write(text);
      expect(now().text).toBe(text);
      expect(onDevice()).toBe(text);
    }
  });

  it('goes on with the words and their key after a reload', () => {
    const first = open();
    first.write('A heron.');
    const { key } = first.now();
    first.unmount();
    expect(open().now()).toMatchObject({ text: 'A heron.', key });
  });

  it('gives other words another key, and none to what is written over with itself', () => {
    const { now, write } = open();
    write('A heron.');
    const { key } = now();
    write('A heron.');
    expect(now().key).toBe(key);
    write('A crane.');
    expect(now().key).not.toBe(key);
  });

  it('is empty once the server has the words', () => {
    const { now, write, settle } = open();
    write('A heron.');
    const { key } = now();
    settle(key);
    expect(now().text).toBe('');
    expect(now().key).not.toBe(key);
    expect(onDevice()).toBeNull();
  });

  it('keeps what was written while the words were on their way', () => {
    const { now, write, settle } = open();
    write('A heron.');
    const { key } = now();
    write('A heron. It stood still.');
    settle(key);
    expect(now().text).toBe('A heron. It stood still.');
    expect(onDevice()).toBe('A heron. It stood still.');
  });

  it('takes over words that an earlier version has kept without a key', () => {
    keepWords(place, 'A heron.');
    expect(open().now().text).toBe('A heron.');
  });

  it.each([[{ text: 4, key: 'a' }], [['A heron.']], [true]])('is empty where the device has %j', (kept) => {
    keepWords(place, kept);
    expect(open().now().text).toBe('');
  });
});
