import type { Language } from '@chitta/symbols/types';
import { allLanguages } from '../languages/language-packs.ts';

/** The languages that sentences of a dream may be in beside its own. */
export function otherLanguages(language: Language): readonly Language[] {
  return allLanguages().filter((each) => each !== language);
}
