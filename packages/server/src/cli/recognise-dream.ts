import { detectLanguage, type Mention, recognise } from '@chitta/interpretation';
import type { Language } from '@chitta/symbols/types';
import { createDictionary, type Dictionary } from '#server/platform/dictionary/dictionary.ts';

export interface RecognisedDream {
  readonly language: Language;
  readonly mentions: readonly Mention[];
}

/**
 * Recognition as the app does it: the language of the dream by its words, unless one is asked for, and the shipped
 * dictionary.
 */
export function createRecogniser(
  dictionary: Dictionary = createDictionary(),
): (text: string, language?: Language) => RecognisedDream {
  return (text, asked) => {
    const language = asked ?? detectLanguage(text).language;
    const other = dictionary.of(language === 'en' ? 'es' : 'en').lexicon;
    return { language, mentions: recognise(text, dictionary.of(language).lexicon, { other }) };
  };
}
