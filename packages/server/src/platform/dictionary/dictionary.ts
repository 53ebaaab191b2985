import { type LanguageDictionary, openDictionary } from '@chitta/interpretation';
import type { Language } from '@chitta/symbols/types';
import { readDictionaryFiles, readVersion } from './dictionary-files.ts';

/** What the words of a dream are looked up in. Only threads that read dreams index a language for recognition. */
export interface Dictionary {
  /** Changes with any change of its content. */
  readonly version: string;
  of(language: Language): LanguageDictionary;
}

/** The dictionary as it was released. A language is read at first use and kept: files change with a release only. */
export function createDictionary(): Dictionary {
  const loaded = new Map<Language, LanguageDictionary>();
  return {
    version: readVersion(),
    of: (language) => {
      let dictionary = loaded.get(language);
      if (dictionary === undefined) {
        dictionary = openDictionary(readDictionaryFiles(language));
        loaded.set(language, dictionary);
      }
      return dictionary;
    },
  };
}
