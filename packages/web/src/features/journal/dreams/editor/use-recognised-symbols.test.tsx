import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '#web/lib/i18n.ts';
import { stubWorkers } from '../testing/stub-worker.ts';
import type { RecognisedSpan } from './recognition-protocol.ts';
import { useRecognisedSymbols } from './use-recognised-symbols.ts';

const recognised = (text: string, word: string): RecognisedSpan => {
  const start = text.indexOf(word);
  return { start, end: start + word.length, symbol: word, group: 'animal' };
};

describe('useRecognisedSymbols', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(async () => {
    vi.useRealTimers();
    await i18n.changeLanguage('en');
  });

  function open(text: string) {
    const workers = stubWorkers();
    const view = renderHook((value: string) => useRecognisedSymbols(value), { initialProps: text });
    const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    /** The worker begins, and is asked for the first time. */
    const start = () => {
      rest(2000);
      rest(200);
    };
    const words = (value: string) => view.result.current.map((span) => value.slice(span.start, span.end));
    return { ...view, workers, rest, start, words };
  }

  it('starts no worker before there are words', () => {
    const { workers, rest, rerender } = open(' ');
    rest(5000);
    expect(workers).toHaveLength(0);
    rerender('A dog');
    rest(5000);
    expect(workers).toHaveLength(1);
  });

  it('looks after a short rest, not at every key', () => {
    const { workers, rest, start, rerender } = open('A');
    start();
    expect(workers[0]?.asked).toHaveLength(1);
    act(() => workers[0]?.answer([]));
    for (const text of ['A d', 'A do', 'A dog']) {
      rerender(text);
      rest(50);
    }
    expect(workers[0]?.asked).toHaveLength(1);
    rest(120);
    expect(workers[0]?.asked.at(-1)).toMatchObject({ text: 'A dog', fallback: 'en' });
    expect(workers[0]?.asked).toHaveLength(2);
  });

  it('names the language of the interface where the text cannot tell its own', async () => {
    await i18n.changeLanguage('es');
    const { workers, start } = open('No.');
    start();
    expect(workers[0]?.asked[0]?.fallback).toBe('es');
  });

  it('carries an answer over to the text as it stands now', () => {
    const asked = 'A dog and a cat';
    const { workers, start, rerender, words } = open(asked);
    start();
    const now = 'Tonight a dog and a cat';
    rerender(now);
    act(() => workers[0]?.answer([recognised(asked, 'dog'), recognised(asked, 'cat')]));
    expect(words(now)).toEqual(['dog', 'cat']);
  });

  it('moves the marks along with every key, before the worker is asked again', () => {
    const asked = 'A dog and a cat';
    const { workers, start, rerender, words } = open(asked);
    start();
    act(() => workers[0]?.answer([recognised(asked, 'dog'), recognised(asked, 'cat')]));
    const now = 'A dogma and a cat';
    rerender(now);
    expect(words(now)).toEqual(['cat']);
  });

  it('passes over an answer that nobody waits for', () => {
    const { workers, start, result } = open('A dog');
    start();
    act(() => workers[0]?.answer([recognised('A dog', 'dog')], 999));
    expect(result.current).toEqual([]);
  });

  it('ends the worker with the page, and when the page is empty again', () => {
    const { workers, start, rerender, unmount } = open('A dog');
    start();
    rerender('');
    expect(workers[0]?.isTerminated).toBe(true);
    rerender('A cat');
    start();
    unmount();
    expect(workers.map((worker) => worker.isTerminated)).toEqual([true, true]);
  });

  it('does without where the browser has no workers', () => {
    vi.stubGlobal('Worker', undefined);
    const { result } = renderHook(() => useRecognisedSymbols('A dog'));
    act(() => void vi.advanceTimersByTime(5000));
    expect(result.current).toEqual([]);
  });
});
