import type { Language } from '@chitta/contract/limits';
import { detectLanguage, type Lexicon, recogniseWithPersonal, splitByLanguage } from '@chitta/interpretation';
import type { RecognisedSpan, RecognitionRequest } from './recognition-protocol.ts';

/** Where the words come from that symbols are recognised by. */
export interface WordSources {
  readonly dictionary: (language: Language) => Promise<Lexicon>;
  readonly personal: (language: Language) => Promise<Lexicon | undefined>;
}

/**
 * The symbols to mark in a text: of its own language where that can be told, and in sentences of the other language
 * those of its dictionary, which is fetched for them only. Rejects where the main dictionary cannot be had.
 */
export async function recogniseSymbols(
  { text, fallback }: Omit<RecognitionRequest, 'id'>,
  sources: WordSources,
): Promise<RecognisedSpan[]> {
  const detected = detectLanguage(text);
  const language = detected.isCertain ? detected.language : fallback;
  const [lexicon, personal, other] = await Promise.all([
    sources.dictionary(language),
    sources.personal(language),
    otherDictionary(text, language, sources),
  ]);
  return (
    recogniseWithPersonal(text, lexicon, personal, { other })
      // A combined symbol lies over its parts, which are marked already.
      .filter(({ state, kind }) => state === 'present' && kind !== 'combined')
      .map(({ start, end, symbol, group }) => ({ start, end, symbol, group }))
  );
}

async function otherDictionary(
  text: string,
  language: Language,
  { dictionary }: WordSources,
): Promise<Lexicon | undefined> {
  if (splitByLanguage(text, language) === undefined) return undefined;
  // Without it the rest is marked all the same.
  return dictionary(language === 'en' ? 'es' : 'en').catch(() => undefined);
}
