import { type Mention, type Reading, type ReadingLevel, readDream } from '@chitta/interpretation';
import type { Language } from '@chitta/symbols/types';
import { createDictionary, type Dictionary } from '#server/platform/dictionary/dictionary.ts';

export interface ComposedDream {
  readonly mentions: readonly Mention[];
  readonly reading: Reading;
  readonly text: string;
}

export interface ComposeOptions {
  readonly level: ReadingLevel;
  /** Missing: the language that was detected in the dream. */
  readonly language?: Language | undefined;
}

/** Readings as the app makes them of a dreamer whom it knows nothing of: the shipped dictionary, no history. */
export function createComposer(
  dictionary: Dictionary = createDictionary(),
): (text: string, options: ComposeOptions) => ComposedDream {
  return (text, options) => readDream({ text, dictionary, ...options });
}
