import type { Language } from '@chitta/symbols/types';
import * as english from './en/pack.ts';
import * as spanish from './es/pack.ts';
import type { ReadingPack } from './pack/reading-pack.ts';
import type { WordPack } from './pack/word-pack.ts';

/**
 * Every language, by part: a page that only marks symbols carries no part that readings need. To add a language is to
 * write its folder and to name it here. Where a text could be of two, the earlier one is assumed.
 */
export const wordPacks: Readonly<Record<Language, WordPack>> = { en: english.words, es: spanish.words };

export const readingPacks: Readonly<Record<Language, ReadingPack>> = {
  en: english.reading,
  es: spanish.reading,
};

export function wordsOf(language: Language): WordPack {
  return wordPacks[language];
}

export function readingOf(language: Language): ReadingPack {
  return readingPacks[language];
}

/** All languages, in the order in which a doubt is decided. */
export function allLanguages(): readonly Language[] {
  return Object.keys(wordPacks) as Language[];
}
