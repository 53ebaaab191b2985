import { joinFiles } from '@chitta/symbols';
import type { DetailFile, Language, SymbolDetail, TextFile, WordFile } from '@chitta/symbols/types';
import { createLexicon, type Lexicon } from '../lexicon/lexicon.ts';

/** The dictionary as it is shipped, with what readings say. */
export interface ShippedDictionary {
  readonly lexicon: Lexicon;
  readonly detailOf: (symbol: string) => SymbolDetail | undefined;
}

/** The whole compiled dictionary of a language, with its texts and lines. */
export async function readDictionary(language: Language): Promise<ShippedDictionary> {
  // Names put together, so that the types can be checked where nothing has been compiled yet.
  const words: WordFile = (await import(`../../../symbols/generated/words.${language}.json`)).default;
  const texts: TextFile = (await import(`../../../symbols/generated/texts.${language}.json`)).default;
  const { details }: DetailFile = (await import(`../../../symbols/generated/details.${language}.json`))
    .default;
  return { lexicon: createLexicon(joinFiles(words, texts)), detailOf: (symbol) => details[symbol] };
}
