import { useRef, useState } from 'react';
import { randomId } from '../forms/random-id.ts';
import { findWords, forgetWords, keepWords, type WordsPlace } from './kept-words.ts';

/** A text on its way. */
export interface KeptText {
  readonly text: string;
  /** The same for every attempt at the same words; other words have another. */
  readonly key: string;
}

function isKeptText(value: unknown): value is KeptText {
  const { text, key } = (value ?? {}) as Partial<KeptText>;
  return typeof text === 'string' && typeof key === 'string';
}

/** Earlier versions kept the words alone. */
const isBareText = (value: unknown): value is string => typeof value === 'string';

function findText(place: WordsPlace): KeptText {
  return findWords(place, isKeptText) ?? { text: findWords(place, isBareText) ?? '', key: randomId() };
}

/** A text as it is written: every stroke is on the device at once, and stays there until the server has it. */
export function useKeptText(place: WordsPlace) {
  const [words, setWords] = useState(() => findText(place));
  const latest = useRef(words);
  function show(next: KeptText) {
    latest.current = next;
    setWords(next);
  }
  return {
    ...words,
    write(text: string) {
      if (text === latest.current.text) return;
      const next = { text, key: randomId() };
      show(next);
      keepWords(place, next);
    },
    /** The server has the words of this key. What was written since is kept. */
    settle(key: string) {
      if (latest.current.key !== key) return;
      show({ text: '', key: randomId() });
      forgetWords(place);
    },
  };
}
