import type { Language } from '@chitta/symbols/types';
import { detectLanguage } from '../language/detect-language.ts';
import { splitByLanguage } from '../language/split-by-language.ts';

export interface DreamLanguages {
  /** The one the dream is read in. */
  readonly main: Language;
  /** Those of some of its sentences. */
  readonly others: readonly Language[];
}

/** The language a dream is read in: its own where its words tell, else `fallback`, else the likelier one. */
export function mainLanguage(text: string, fallback?: Language): Language {
  const { language, isCertain } = detectLanguage(text);
  return isCertain ? language : (fallback ?? language);
}

/** The languages whose dictionaries it takes to read a dream, for those who have to fetch them first. */
export function languagesOf(text: string, fallback?: Language): DreamLanguages {
  const main = mainLanguage(text, fallback);
  const parts = Object.entries(splitByLanguage(text, main) ?? {}) as [Language, string][];
  const others = parts.filter(([language, part]) => language !== main && /\S/u.test(part));
  return { main, others: others.map(([language]) => language) };
}
