import type { Language } from '@chitta/contract/limits';
import { createReadingTexts, type ReadingTexts } from '@chitta/interpretation';
import english from '@chitta/symbols/generated/arcs.en.json?url';
import spanish from '@chitta/symbols/generated/arcs.es.json?url';
import type { ArcFile } from '@chitta/symbols/types';
import { fetchFile } from './fetch-file.ts';

const urls: Readonly<Record<Language, string>> = { en: english, es: spanish };
const known = new Map<Language, Promise<ReadingTexts>>();

/** What readings of a language say, loaded and prepared once; a failure is tried again with the next call. */
export function loadReadingTexts(language: Language): Promise<ReadingTexts> {
  const before = known.get(language);
  if (before) return before;
  const loading = fetchFile<ArcFile>(urls[language]).then(createReadingTexts);
  known.set(language, loading);
  loading.catch(() => known.delete(language));
  return loading;
}
