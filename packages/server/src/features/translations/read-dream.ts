import type { Language, Reading } from '@chitta/contract';
import {
  composeReading,
  detectLanguage,
  type Mention,
  type ReadingLevel,
  readingText,
  recognise,
} from '@chitta/interpretation';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';

/** Places that one sentence names; only a text that repeats itself from end to end has more. */
const mostEvidence = 100;

/** A dream with its symbols marked, in the language it is read in. */
export interface RecognisedDream {
  readonly content: string;
  readonly language: Language;
  readonly mentions: readonly Mention[];
}

export interface DreamReading {
  readonly reading: Reading;
  readonly text: string;
}

/**
 * Marks the symbols of a dream. It is read in its own language where that can be told, else in `fallback`. Offsets
 * are into `content` as it is given.
 */
export function recogniseDream(
  dictionary: Dictionary,
  { content, fallback = 'en' }: { readonly content: string; readonly fallback?: Language | undefined },
): RecognisedDream {
  const detected = detectLanguage(content);
  const language = detected.isCertain ? detected.language : fallback;
  return { content, language, mentions: recognise(content, dictionary.of(language).lexicon) };
}

/** Composes the reading of a recognised dream; the same dream and level always give the same reading. */
export function readDream(
  dictionary: Dictionary,
  { content, language, mentions }: RecognisedDream,
  level: ReadingLevel,
): DreamReading {
  const { lexicon } = dictionary.of(language);
  const { engineVersion, sentences, ...composed } = composeReading({
    text: content,
    mentions,
    lexicon,
    level,
  });
  const reading = {
    engineVersion,
    language: composed.language,
    sentences: sentences.map(({ evidence, ...sentence }) => ({
      ...sentence,
      evidence: evidence.slice(0, mostEvidence).map((found) => ({ ...found })),
    })),
  };
  return { reading, text: readingText(reading) };
}
