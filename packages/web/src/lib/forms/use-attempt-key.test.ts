import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAttemptKey } from './use-attempt-key.ts';

function open() {
  const { result, rerender } = renderHook(() => useAttemptKey());
  return { keyOf: (body: object, file?: File | null) => result.current(body, file), rerender };
}

describe('useAttemptKey', () => {
  it('stays for the same content, also when the page is drawn again', () => {
    const { keyOf, rerender } = open();
    const key = keyOf({ text: 'A heron.' });
    rerender();
    expect(keyOf({ text: 'A heron.' })).toBe(key);
  });

  it('is another for other content, and for what is said again later', () => {
    const { keyOf } = open();
    const keys = ['A heron.', 'A crane.', 'A heron.'].map((text) => keyOf({ text }));
    expect(new Set(keys).size).toBe(3);
  });

  it('is another for another file with the same words', () => {
    const { keyOf } = open();
    const file = new File(['a'], 'a.png');
    const key = keyOf({ text: 'See.' }, file);
    expect(keyOf({ text: 'See.' }, file)).toBe(key);
    expect(keyOf({ text: 'See.' }, new File(['a'], 'a.png'))).not.toBe(key);
    expect(keyOf({ text: 'See.' })).not.toBe(key);
  });

  it('is sent as a header: visible letters, neither too short nor too long', () => {
    expect(open().keyOf({})).toMatch(/^[\x21-\x7e]{8,200}$/);
  });
});
