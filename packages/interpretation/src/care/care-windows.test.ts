import { describe, expect, it } from 'vitest';
import { careWindows } from './care-windows.ts';
import { cutWords } from './cut-words.ts';

describe('careWindows', () => {
  const wordsOf = (sentences: number, length: number) =>
    cutWords(Array.from({ length: sentences }, () => 'word '.repeat(length)).join('. '));

  it('takes a short text as one stretch', () => {
    expect(careWindows(wordsOf(2, 10))).toEqual([[0, 20]]);
  });

  it('holds every word, and every two sentences that stand side by side', () => {
    const windows = careWindows(wordsOf(12, 9));
    for (let at = 0; at < 108; at += 1)
      expect(windows.some(([from, to]) => from <= at && at < to)).toBe(true);
    for (let start = 0; start < 99; start += 9)
      expect(windows.some(([from, to]) => from <= start && start + 18 <= to)).toBe(true);
  });

  it('cuts a sentence that never ends into stretches that overlap', () => {
    const windows = careWindows(wordsOf(1, 500));
    expect(windows.length).toBeGreaterThan(10);
    for (const [from, to] of windows) expect(to - from).toBeLessThanOrEqual(60);
  });

  it('has none for a text without words', () => {
    expect(careWindows([])).toEqual([]);
  });
});
