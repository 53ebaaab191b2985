import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../../languages/language-packs.ts';
import type { UnsteadyWords } from '../../languages/pack/inflection.ts';
import { perLanguage } from '../../languages/per-language.ts';
import type { PartOfSpeech } from '../../morphology/part-of-speech.ts';
import { letterAt, lettersFrom, startWith } from './start-key.ts';

/** Keys are smaller than this. */
export const coarseKeys = 1024;
/** Under this key lies what may begin with any letter. */
export const anyLetter = 0;

/** `UnsteadyWords`, to be asked often. */
interface Unsteady {
  readonly letter: ReadonlySet<string>;
  readonly two: ReadonlySet<string>;
  /** 1 for the first two letters of such words: most words are told by these to be steady. */
  readonly starts: Uint8Array;
}

const unsteadyOf = perLanguage((language): Readonly<Partial<Record<PartOfSpeech, Unsteady>>> => {
  const { v, n } = wordsOf(language).inflection.unsteady;
  return { ...(v && { v: tabulate(v) }), ...(n && { n: tabulate(n) }) };
});

function tabulate({ two, letter }: UnsteadyWords): Unsteady {
  const starts = new Uint8Array(coarseKeys);
  for (const word of [...two, ...letter]) starts[twoLetters(word)] = 1;
  return { two: new Set(two), letter: new Set(letter), starts };
}

function twoLetters(word: string): number {
  return startWith(startWith(0, letterAt(word, 0)), letterAt(word, 1));
}

/** A number for the first letters of a variation, whose part of speech is given. */
export type CoarseKey = (notation: string, part: PartOfSpeech) => number;

/**
 * Gives a number for the first two letters of a variation's first word, or for fewer where not both are sure to stay in
 * every form. Loading a dictionary asks it of each variation and little else, so it must be cheap.
 */
export function coarseKeyOf(language: Language): CoarseKey {
  const steadyWord = wordsOf(language).inflection.nominal.steadyLength;
  const { v: verbs, n: nouns } = unsteadyOf(language);
  return (notation, part) => {
    const steady = part === 'x' ? 2 : steadyWord;
    const letters = lettersFrom(notation, steady);
    if (letters === 0) return anyLetter;
    const first = startWith(0, letterAt(notation, 0));
    const two = letters < 2 ? first : startWith(first, letterAt(notation, 1));
    const exceptions = part === 'v' ? verbs : part === 'n' ? nouns : undefined;
    const key = letters < steady ? first : two;
    return exceptions?.starts[two] === 1 ? keyOfException(exceptions, notation, first, key) : key;
  };
}

function keyOfException({ letter, two }: Unsteady, notation: string, first: number, key: number): number {
  const word = firstWordOf(notation);
  if (letter.has(word)) return anyLetter;
  return two.has(word) ? first : key;
}

function firstWordOf(notation: string): string {
  const space = notation.indexOf(' ');
  const end = space < 0 ? notation.length : space;
  return notation.charCodeAt(end - 2) === slash ? notation.slice(0, end - 2) : notation.slice(0, end);
}

const slash = 0x2f;

/** The keys under which a word with these letters finds what may begin like it. */
export function coarseKeysOf(word: string): readonly number[] {
  if (word === '') return [anyLetter];
  const first = startWith(0, letterAt(word, 0));
  return word.length < 2 ? [anyLetter, first] : [anyLetter, first, startWith(first, letterAt(word, 1))];
}

/** The most exact of these keys: words that share it want the same things. */
export function coarseKeyOfWord(word: string): number {
  const first = startWith(0, letterAt(word, 0));
  return word === '' ? anyLetter : word.length < 2 ? first : startWith(first, letterAt(word, 1));
}
