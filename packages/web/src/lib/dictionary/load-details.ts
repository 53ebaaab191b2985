import type { Language } from '@chitta/contract/limits';
import english from '@chitta/symbols/generated/details.en.json?url';
import spanish from '@chitta/symbols/generated/details.es.json?url';
import type { DetailFile } from '@chitta/symbols/types';
import { fetchFile } from './fetch-file.ts';

const urls: Readonly<Record<Language, string>> = { en: english, es: spanish };

/** The long texts of the symbols of a language, as large as all the rest of its dictionary: for whole readings only. */
export function loadDetails(language: Language): Promise<DetailFile> {
  return fetchFile<DetailFile>(urls[language]);
}
