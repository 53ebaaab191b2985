import type { Language } from '@chitta/contract';
import type { LanguageDictionary } from '@chitta/interpretation';
import {
  compileLongTexts,
  compileWords,
  type KindOfEntry,
  keyOf,
  type WordContent,
  withEntry,
} from '@chitta/symbols/checking';
import type { Dictionary } from './dictionary.ts';
import { applyEdition, type LanguageEdition } from './edition.ts';

const nothing: WordContent = { symbols: [], classes: [], combined: [], celebrities: [] };

/** A dictionary in which one entry stands as it is written, or is gone. */
export function dictionaryWith(dictionary: Dictionary, named: KindOfEntry): Dictionary {
  const languages = new Map<Language, LanguageDictionary>();
  return {
    version: `${dictionary.version}+preview`,
    of: (language) => {
      const known = languages.get(language) ?? applyEdition(dictionary, editionOf(named, language));
      languages.set(language, known);
      return known;
    },
  };
}

function editionOf(named: KindOfEntry, language: Language): LanguageEdition {
  const content = withEntry(nothing, named);
  const words = compileWords(content, language);
  const removed = { entries: [], combined: [], celebrities: [] };
  return {
    edits: { language, version: keyOf(named), ...words, removed },
    ...compileLongTexts(content, language),
  };
}
