import type { Language } from '@chitta/symbols/types';
import {
  care as englishCare,
  guards as englishGuards,
  judging as englishJudging,
  oracle as englishOracle,
  phrasing as englishPhrasing,
  reading as englishReading,
  words as englishWords,
  written as englishWriting,
} from './en/pack.ts';
import {
  care as spanishCare,
  guards as spanishGuards,
  judging as spanishJudging,
  oracle as spanishOracle,
  phrasing as spanishPhrasing,
  reading as spanishReading,
  words as spanishWords,
  written as spanishWriting,
} from './es/pack.ts';
import type { LanguagePack } from './pack/language-pack.ts';

/** One part of every language. */
type Part<Name extends keyof LanguagePack> = Readonly<Record<Language, LanguagePack[Name]>>;

/**
 * Every language, by part, so that a page that only marks symbols carries nothing that readings need. To add a language is
 * to write its folder and to name it here; where a text could be in two of them, the earlier one is assumed.
 */
export const wordPacks: Part<'words'> = { en: englishWords, es: spanishWords };
export const readingPacks: Part<'reading'> = { en: englishReading, es: spanishReading };
export const phrasings: Part<'phrasing'> = { en: englishPhrasing, es: spanishPhrasing };
export const guardTables: Part<'guards'> = { en: englishGuards, es: spanishGuards };
export const carePacks: Part<'care'> = { en: englishCare, es: spanishCare };
export const writtenPacks: Part<'written'> = { en: englishWriting, es: spanishWriting };
export const oraclePacks: Part<'oracle'> = { en: englishOracle, es: spanishOracle };
export const judgingPacks: Part<'judging'> = { en: englishJudging, es: spanishJudging };

export const wordsOf = (language: Language): LanguagePack['words'] => wordPacks[language];
export const readingOf = (language: Language): LanguagePack['reading'] => readingPacks[language];
export const phrasingOf = (language: Language): LanguagePack['phrasing'] => phrasings[language];
export const careOf = (language: Language): LanguagePack['care'] => carePacks[language];
export const writtenIn = (language: Language): LanguagePack['written'] => writtenPacks[language];
export const oracleOf = (language: Language): LanguagePack['oracle'] => oraclePacks[language];
export const judgingOf = (language: Language): LanguagePack['judging'] => judgingPacks[language];

/** All languages, in the order in which a doubt is decided. */
export function allLanguages(): readonly Language[] {
  return Object.keys(wordPacks) as Language[];
}
