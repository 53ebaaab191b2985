import type { Language } from '@chitta/symbols/types';
import { irregularVerbs } from '../morphology/en/irregular-verbs.ts';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { letterAt, lettersFrom, startWith } from './start-key.ts';

/** Keys are smaller than this. */
export const coarseKeys = 1024;
/** Under this key lies what may begin with any letter. */
export const anyLetter = 0;

/** Verbs that have forms with another first letter: "go" and "went", "ir" and "fue". */
const otherLetters: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    [...irregularVerbs].flatMap(([verb, pasts]) =>
      pasts.some((past) => past.charAt(0) !== verb.charAt(0)) ? [verb] : [],
    ),
  ),
  es: new Set('ir irse ser serse oler olerse errar errarse caber caberse'.split(' ')),
};

/** From this length on the first two letters of a noun or adjective never change. */
const steadyLength: Readonly<Record<Language, number>> = { en: 6, es: 4 };

/**
 * A number for the first two letters of a variation's first word, or for the first one where only that is sure to stay in
 * every form. Loading a dictionary asks it of each variation and nothing else, so it must be cheap.
 */
export function coarseKey(notation: string, part: PartOfSpeech, language: Language): number {
  const steady = part === 'x' ? 2 : steadyLength[language];
  const letters = lettersFrom(notation, steady);
  if (letters === 0) return anyLetter;
  const first = startWith(0, letterAt(notation, 0));
  if (part === 'v')
    return otherLetters[language].has(notation.slice(0, endOfWord(notation))) ? anyLetter : first;
  return letters < steady ? first : startWith(first, letterAt(notation, 1));
}

function endOfWord(notation: string): number {
  const space = notation.indexOf(' ');
  const end = space < 0 ? notation.length : space;
  return notation.charAt(end - 2) === '/' ? end - 2 : end;
}

/** The keys under which a word with these letters finds what may begin like it. */
export function coarseKeysOf(word: string): readonly number[] {
  if (word === '') return [anyLetter];
  const first = startWith(0, letterAt(word, 0));
  return word.length < 2 ? [anyLetter, first] : [anyLetter, first, startWith(first, letterAt(word, 1))];
}
