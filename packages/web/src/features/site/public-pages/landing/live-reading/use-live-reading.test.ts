import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readingOf, StubReader } from './testing/stub-reader.ts';
import { type Question, useLiveReading } from './use-live-reading.ts';

const asking = (text: string): Question => ({ text });

const open = (question: Question | null, isNear = false) =>
  renderHook(
    (props: { question: Question | null; isNear: boolean }) => useLiveReading({ ...props, language: 'en' }),
    {
      initialProps: { question, isNear },
    },
  );

describe('useLiveReading', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fetches no engine before it is wanted, and has it ready when somebody comes near', () => {
    StubReader.all.length = 0;
    vi.stubGlobal('Worker', StubReader);
    const { rerender } = open(null);
    expect(StubReader.all).toHaveLength(0);
    rerender({ question: null, isNear: true });
    expect(StubReader.all).toHaveLength(1);
    rerender({ question: asking('A dog in a house.'), isNear: true });
    expect(StubReader.all).toHaveLength(1);
    expect(StubReader.last.asked.map(({ text }) => text)).toEqual(['', 'A dog in a house.']);
  });

  it('has no reading of no words: the sky of the example stays while somebody begins to write', () => {
    vi.stubGlobal('Worker', StubReader);
    const { result } = open(null, true);
    act(() => StubReader.last.answer(StubReader.last.asked[0], readingOf('')));
    expect(result.current).toEqual({ reading: null, last: null, hasFailed: false });
  });

  it('passes over an answer to words that have been changed since', () => {
    vi.stubGlobal('Worker', StubReader);
    const { result, rerender } = open(asking('A dog.'));
    const [, first] = StubReader.last.asked;
    rerender({ question: asking('A boat.'), isNear: true });
    act(() => StubReader.last.answer(first, readingOf('A dog.')));
    expect(result.current.reading).toBeNull();
    act(() => StubReader.last.answer(StubReader.last.asked.at(-1), readingOf('A boat.')));
    expect(result.current.reading?.text).toBe('A boat.');
    rerender({ question: asking('A boat, and a dog.'), isNear: true });
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
    const { result } = open(asking('A dog in a house.'));
    await waitFor(() => expect(result.current).toEqual({ reading: null, last: null, hasFailed: true }));
  });

  it('fails when the script of the worker cannot be loaded, and when there is no dictionary', async () => {
    vi.stubGlobal('Worker', StubReader);
    const broken = open(asking('A dog in a house.'));
    act(() => void StubReader.last.dispatchEvent(new Event('error')));
    expect(broken.result.current.hasFailed).toBe(true);
    const without = open(asking('A dog in a house.'));
    act(() => StubReader.last.answer(StubReader.last.asked.at(-1), null));
    expect(without.result.current.hasFailed).toBe(true);
  });

  it('reads the same words once, and keeps what it saw last while others are on their way', () => {
    vi.stubGlobal('Worker', StubReader);
    const { result, rerender } = open(asking('A house.'));
    act(() => StubReader.last.answer(StubReader.last.asked.at(-1), readingOf('A house.')));
    const asked = StubReader.last.asked.length;
    rerender({ question: asking('A house.'), isNear: true });
    expect(StubReader.last.asked).toHaveLength(asked);
    expect(result.current.reading?.text).toBe('A house.');
    rerender({ question: asking('A house, a dog.'), isNear: true });
    expect(result.current.reading).toBeNull();
    expect(result.current.last?.text).toBe('A house.');
  });

  it('asks again after a failure, when the same words are asked about anew', () => {
    vi.stubGlobal('Worker', StubReader);
    const { result, rerender } = open(asking('A house.'));
    act(() => StubReader.last.answer(StubReader.last.asked.at(-1), null));
    expect(result.current.hasFailed).toBe(true);
    rerender({ question: asking('A house.'), isNear: true });
    expect(result.current.hasFailed).toBe(false);
    act(() => StubReader.last.answer(StubReader.last.asked.at(-1), readingOf('A house.')));
    expect(result.current.reading?.text).toBe('A house.');
  });
});
