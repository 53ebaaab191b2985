import type { Language } from '@chitta/contract';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { dictionaryIndex, type IndexedEntry } from './dictionary-index.ts';

/** Something of an entry in each language; null in those that do not have it. */
export function inEachLanguage<Value>(
  dictionary: Dictionary,
  slug: string,
  pick: (item: IndexedEntry['item']) => Value,
): Record<Language, Value | null> {
  const valueIn = (language: Language) => {
    const entry = dictionaryIndex(dictionary, language).find(slug);
    return entry ? pick(entry.item) : null;
  };
  return { en: valueIn('en'), es: valueIn('es') };
}
