import { detectLanguage, type Mention, recognise } from '@chitta/interpretation';
import type { Language } from '@chitta/symbols/types';
import { createDictionary } from '#server/platform/dictionary/dictionary.ts';

export interface RecognisedDream {
  readonly language: Language;
  readonly mentions: readonly Mention[];
}

/** Recognition as the app does it: the language of the dream by its words, the shipped dictionary. */
export function createRecogniser(): (text: string) => RecognisedDream {
  const dictionary = createDictionary();
  return (text) => {
    const { language } = detectLanguage(text);
    const other = dictionary.of(language === 'en' ? 'es' : 'en').lexicon;
    return { language, mentions: recognise(text, dictionary.of(language).lexicon, { other }) };
  };
}
