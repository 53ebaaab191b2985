import type { KnownReadingContext } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import {
  composeReading,
  createPersonalLexicon,
  detectLanguage,
  isCareAlone,
  type Lexicon,
  type Reading,
  type ReadingTexts,
  readingText,
  recogniseWithPersonal,
} from '@chitta/interpretation';
import type { DetailFile } from '@chitta/symbols/types';
import type { Dictionary } from '#web/lib/dictionary/load-lexicon.ts';
import type { OwnSymbol } from '#web/lib/dictionary/load-personal-symbols.ts';
import type { DeviceReading, DeviceReadingRequest } from './device-reading-protocol.ts';
import { symbolsOfDream } from './symbols-of-dream.ts';

/** Places that one sentence names, as on the wire. */
const mostEvidence = 100;

/** What is known on the device of the member who dreamt. */
export interface DeviceSources {
  readonly dictionary: Dictionary;
  /** The dictionary of the other language, where the dream has sentences in it. */
  readonly other?: Lexicon | undefined;
  readonly details: Pick<DetailFile, 'details' | 'combined'>;
  readonly texts: ReadingTexts;
  readonly own: readonly OwnSymbol[];
  /** Null where the journal was never heard of here. */
  readonly context: KnownReadingContext | null;
}

/** The language in which a dream is read. */
export function languageOf(content: string, fallback: Language): Language {
  const detected = detectLanguage(content);
  return detected.isCertain ? detected.language : fallback;
}

/** Reads a dream as the server would: the same words, symbols of one's own, level and context give the same sentences. */
export function readOnDevice(
  { content, level, date }: Pick<DeviceReadingRequest, 'content' | 'level' | 'date'>,
  { dictionary, other, details, texts, own, context }: DeviceSources,
): DeviceReading {
  const { lexicon } = dictionary;
  const { language } = lexicon;
  const personal = createPersonalLexicon(language, own);
  const mentions = recogniseWithPersonal(content, lexicon, personal, { other });
  const { sentences, ...composed } = composeReading({
    text: content,
    mentions,
    lexicon,
    personal,
    texts,
    level,
    context: { past: {}, fits: {}, ...context, date },
  });
  const reading = {
    ...composed,
    sentences: sentences.map(({ evidence, ...sentence }) => ({
      ...sentence,
      evidence: evidence.slice(0, mostEvidence).map((found) => ({ ...found })),
    })),
  };
  return {
    translation: readingText(reading),
    reading,
    symbols: hasSymbols(reading) ? symbolsOfDream(mentions, { dictionary, details, own }) : [],
    language,
    ...(context && { readWith: { date, knownUntil: context.knownUntil } }),
  };
}

/** Beside words of care alone there are none, unless the reading says so itself: then they stay closed. */
function hasSymbols(reading: Reading): boolean {
  return reading.care?.strength === 'strong' || !isCareAlone(reading);
}
