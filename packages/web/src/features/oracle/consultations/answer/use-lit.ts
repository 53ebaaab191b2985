import { useEffect, useState } from 'react';

/** What links the sentences of an answer with what they rest on. */
export interface Links {
  /** The sentence that was pressed, by its place in the answer. */
  readonly pinned: number | null;
  /** That, or the one under the pointer. */
  readonly lit: number | null;
  readonly pin: (index: number | null) => void;
  readonly preview: (index: number | null) => void;
}

/** Lights a sentence and what it rests on together; Escape puts the light out. */
export function useLit(): Links {
  const [pinned, setPinned] = useState<number | null>(null);
  const [previewed, setPreviewed] = useState<number | null>(null);
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setPinned(null);
      setPreviewed(null);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  function pin(index: number | null) {
    setPinned(index);
    // The pointer still rests there: putting the light out has to be seen.
    setPreviewed(null);
  }
  return { pinned, lit: pinned ?? previewed, pin, preview: setPreviewed };
}
