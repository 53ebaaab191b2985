import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../languages/language-packs.ts';

/** The word that a casual spelling means ("didnt", "thru"); both in small letters without accents. */
export function standardWord(folded: string, language: Language): string {
  return wordsOf(language).cues.casualSpellings.get(folded) ?? folded;
}

/** So many letters of a word lead to those that begin alike, in a `PhraseTable`. */
export const shelfLetters = 3;

/** So many words `_` may stand for. */
export const longestGap = 3;
