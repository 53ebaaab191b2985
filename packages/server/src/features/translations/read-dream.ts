import type { Language, Reading } from '@chitta/contract';
import {
  composeReading,
  detectLanguage,
  type Lexicon,
  type Mention,
  type ReadingLevel,
  readingText,
  recogniseWithPersonal,
  withPersonal,
} from '@chitta/interpretation';
import type { SymbolSource } from '../symbols/open-symbols.ts';

/** Places that one sentence names; only a text that repeats itself from end to end has more. */
const mostEvidence = 100;

/** A dream with its symbols marked, in the language it is read in. */
export interface RecognisedDream {
  readonly content: string;
  readonly language: Language;
  readonly mentions: readonly Mention[];
  /** The member's own symbols of that language. */
  readonly personal: Lexicon | undefined;
}

export interface DreamReading {
  readonly reading: Reading;
  readonly text: string;
}

/**
 * Marks the symbols of a dream, the member's own before those of the dictionary. It is read in its own language where
 * that can be told, else in `fallback`. Offsets are into `content` as it is given.
 */
export function recogniseDream(
  { dictionary, personal }: SymbolSource,
  { content, fallback = 'en' }: { readonly content: string; readonly fallback?: Language | undefined },
): RecognisedDream {
  const detected = detectLanguage(content);
  const language = detected.isCertain ? detected.language : fallback;
  const own = personal.lexicon(language);
  const mentions = recogniseWithPersonal(content, dictionary.of(language).lexicon, own);
  return { content, language, mentions, personal: own };
}

/** Composes the reading of a recognised dream; the same dream and level always give the same reading. */
export function readDream(
  { dictionary }: Pick<SymbolSource, 'dictionary'>,
  { content, language, mentions, personal }: RecognisedDream,
  level: ReadingLevel,
): DreamReading {
  const { lexicon } = dictionary.of(language);
  const { engineVersion, sentences, ...composed } = composeReading({
    text: content,
    mentions,
    lexicon: withPersonal(lexicon, personal),
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
