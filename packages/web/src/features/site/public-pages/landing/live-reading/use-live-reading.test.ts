import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readingOf, StubReader } from './testing/stub-reader.ts';
import { useLiveReading } from './use-live-reading.ts';

const open = (text: string | null, isNear = false) =>
  renderHook(
    (props: { text: string | null; isNear: boolean }) => useLiveReading({ ...props, language: 'en' }),
    {
      initialProps: { text, isNear },
    },
  );

describe('useLiveReading', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fetches no engine before it is wanted, and has it ready when somebody comes near', () => {
    StubReader.all.length = 0;
    vi.stubGlobal('Worker', StubReader);
    const { rerender } = open(null);
    expect(StubReader.all).toHaveLength(0);
    rerender({ text: null, isNear: true });
    expect(StubReader.all).toHaveLength(1);
    rerender({ text: 'A dog in a house.', isNear: true });
    expect(StubReader.all).toHaveLength(1);
    expect(StubReader.last.asked.map(({ text }) => text)).toEqual(['', 'A dog in a house.']);
  });

  it('has no reading of no words: the sky of the example stays while somebody begins to write', () => {
    vi.stubGlobal('Worker', StubReader);
    const { result } = open(null, true);
    act(() => StubReader.last.answer(StubReader.last.asked[0], readingOf('')));
    expect(result.current).toEqual({ reading: null, hasFailed: false });
  });

  it('passes over an answer to words that have been changed since', () => {
    vi.stubGlobal('Worker', StubReader);
    const { result, rerender } = open('A dog.');
    const [, first] = StubReader.last.asked;
    rerender({ text: 'A boat.', isNear: true });
    act(() => StubReader.last.answer(first, readingOf('A dog.')));
    expect(result.current.reading).toBeNull();
    act(() => StubReader.last.answer(StubReader.last.asked.at(-1), readingOf('A boat.')));
    expect(result.current.reading?.text).toBe('A boat.');
    rerender({ text: 'A boat, and a dog.', isNear: true });
    expect(result.current.reading).toBeNull();
  });

  it('fails where the browser cannot start a worker', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      },
    );
    const { result } = open('A dog in a house.');
    await waitFor(() => expect(result.current).toEqual({ reading: null, hasFailed: true }));
  });

  it('fails when the script of the worker cannot be loaded, and when there is no dictionary', async () => {
    vi.stubGlobal('Worker', StubReader);
    const broken = open('A dog in a house.');
    act(() => void StubReader.last.dispatchEvent(new Event('error')));
    expect(broken.result.current.hasFailed).toBe(true);
    const without = open('A dog in a house.');
    act(() => StubReader.last.answer(StubReader.last.asked.at(-1), null));
    expect(without.result.current.hasFailed).toBe(true);
  });
});
