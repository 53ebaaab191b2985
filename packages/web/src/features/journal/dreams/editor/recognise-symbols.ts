import type { Language } from '@chitta/contract/limits';
import { type LanguageDictionary, type Lexicon, recogniseDream } from '@chitta/interpretation';
import { dictionariesFor } from '#web/lib/dictionary/dictionaries-for.ts';
import type { RecognisedSpan, RecognitionRequest } from './recognition-protocol.ts';

/** Where the words come from that symbols are recognised by. */
export interface WordSources {
  readonly dictionary: (language: Language) => Promise<LanguageDictionary>;
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
  const { language, dictionary } = await dictionariesFor({ text, fallback, main: sources.dictionary });
  const personal = await sources.personal(language);
  return (
    recogniseDream({ text, language, dictionary, personal: () => personal })
      // A combined symbol lies over its parts, which are marked already.
      .mentions.filter(({ state, kind }) => state === 'present' && kind !== 'combined')
      .map(({ start, end, symbol, group }) => ({ start, end, symbol, group }))
  );
}
