import { useState } from 'react';
import { findWords, keepWords, type WordsPlace } from '#web/lib/device/kept-words.ts';

const isTicks = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((step) => Number.isInteger(step));

/** Steps of a practice that were ticked off, on this device. */
export function useTicks(memberId: number, consultationId: string) {
  const place: WordsPlace = { memberId, at: `steps/${consultationId}` };
  const [ticked, setTicked] = useState<readonly number[]>(() => findWords(place, isTicks) ?? []);
  function set(next: readonly number[]) {
    setTicked(next);
    keepWords(place, next);
  }
  return {
    ticked,
    toggle: (step: number) =>
      set(ticked.includes(step) ? ticked.filter((each) => each !== step) : [...ticked, step]),
    clear: () => set([]),
  };
}
