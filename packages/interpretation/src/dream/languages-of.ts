import type { Language } from '@chitta/symbols/types';
import { detectLanguage } from '../language/detect-language.ts';
import { otherLanguage } from '../language/other-language.ts';
import { splitByLanguage } from '../language/split-by-language.ts';

export interface DreamLanguages {
  /** The one the dream is read in. */
  readonly main: Language;
  /** That of some of its sentences. */
  readonly other: Language | undefined;
}

/** The language a dream is read in: its own where its words tell, else `fallback`, else the likelier one. */
export function mainLanguage(text: string, fallback?: Language): Language {
  const { language, isCertain } = detectLanguage(text);
  return isCertain ? language : (fallback ?? language);
}

/** The languages whose dictionaries it takes to read a dream, for those who have to fetch them first. */
export function languagesOf(text: string, fallback?: Language): DreamLanguages {
  const main = mainLanguage(text, fallback);
  return { main, other: splitByLanguage(text, main) && otherLanguage(main) };
}
