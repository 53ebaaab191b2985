import { joinFiles } from '@chitta/symbols';
import type { ArcFile, Language, TextFile, WordFile } from '@chitta/symbols/types';
import { createLexicon, type Lexicon } from '../lexicon/lexicon.ts';
import { createReadingTexts, type ReadingTexts } from '../reading/reading-texts.ts';

/** The dictionary as it is shipped, with what readings say. */
export interface ShippedDictionary {
  readonly lexicon: Lexicon;
  readonly texts: ReadingTexts;
}

/** The whole compiled dictionary of a language, with its texts and what readings say. */
export async function readDictionary(language: Language): Promise<ShippedDictionary> {
  // Names put together, so that the types can be checked where nothing has been compiled yet.
  const words: WordFile = (await import(`../../../symbols/generated/words.${language}.json`)).default;
  const texts: TextFile = (await import(`../../../symbols/generated/texts.${language}.json`)).default;
  const arcs: ArcFile = (await import(`../../../symbols/generated/arcs.${language}.json`)).default;
  return { lexicon: createLexicon(joinFiles(words, texts)), texts: createReadingTexts(arcs) };
}
