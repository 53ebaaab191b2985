import { type RecognisedDream, recogniseDream } from '@chitta/interpretation';
import type { Language } from '@chitta/symbols/types';
import { createDictionary, type Dictionary } from '#server/platform/dictionary/dictionary.ts';

/**
 * Recognition as the app does it: the language of the dream by its words, unless one is asked for, and the shipped
 * dictionary.
 */
export function createRecogniser(
  dictionary: Dictionary = createDictionary(),
): (text: string, language?: Language) => Pick<RecognisedDream, 'language' | 'mentions'> {
  return (text, language) => recogniseDream({ text, language, dictionary });
}
