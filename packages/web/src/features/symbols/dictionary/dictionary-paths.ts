import { paths } from '#web/lib/paths.ts';

/** Each language has addresses of its own, so that a search engine can list both. */
export const browsePath = { en: paths.dictionary, es: paths.dictionarySpanish } as const;
export const entryPath = { en: paths.dictionaryEntry, es: paths.dictionaryEntrySpanish } as const;
