import type { Language } from '@chitta/symbols/types';
import {
  carePacks,
  guardTables,
  judgingPacks,
  oraclePacks,
  phrasings,
  readingPacks,
  wordPacks,
  writtenPacks,
} from '../language-packs.ts';
import type { LanguagePack } from '../pack/language-pack.ts';

const parts = {
  words: wordPacks,
  reading: readingPacks,
  phrasing: phrasings,
  guards: guardTables,
  care: carePacks,
  written: writtenPacks,
  oracle: oraclePacks,
  judging: judgingPacks,
};

/** Names one more language in the registry, for the tests of one file; its code as the type of languages knows it. */
export function addLanguage(code: string, pack: LanguagePack): Language {
  for (const [name, packs] of Object.entries(parts))
    Object.assign(packs, { [code]: pack[name as keyof LanguagePack] });
  return code as Language;
}
