import {
  composeReading,
  type Mention,
  type Reading,
  type ReadingLevel,
  readingText,
} from '@chitta/interpretation';
import type { Language } from '@chitta/symbols/types';
import { createDictionary, type Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { createRecogniser } from './recognise-dream.ts';

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
  const recogniseDream = createRecogniser(dictionary);
  return (text, { level, language: asked }) => {
    const { language, mentions } = recogniseDream(text, asked);
    const { lexicon, readingTexts: texts } = dictionary.of(language);
    const reading = composeReading({ text, mentions, lexicon, texts, level });
    return { mentions, reading, text: readingText(reading) };
  };
}
