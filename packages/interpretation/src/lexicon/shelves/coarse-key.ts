import type { Language } from '@chitta/symbols/types';
import { irregularNouns } from '../../languages/en/morphology/irregular-nouns.ts';
import { irregularVerbs } from '../../languages/en/morphology/irregular-verbs.ts';
import { irregularParts, stressedVowels } from '../../languages/es/morphology/irregular-verbs.ts';
import type { PartOfSpeech } from '../../morphology/part-of-speech.ts';
import { letterAt, lettersFrom, startWith } from './start-key.ts';

/** Keys are smaller than this. */
export const coarseKeys = 1024;
/** Under this key lies what may begin with any letter. */
export const anyLetter = 0;

/** How many letters a noun or adjective must have for its first two to stay in every form. */
const steadyLength: Readonly<Record<Language, number>> = { en: 3, es: 4 };

/** Words of one part of speech whose forms do not all begin alike. */
interface Unsteady {
  /** Not with the same letter: "go", "ir". */
  readonly letter: ReadonlySet<string>;
  /** Not with the same two letters: "run", "mouse", "volar". */
  readonly two: ReadonlySet<string>;
  /** 1 for the first two letters of such words: most words are told by these to be steady. */
  readonly starts: Uint8Array;
}

const unsteady: Readonly<Record<Language, Readonly<Partial<Record<PartOfSpeech, Unsteady>>>>> = {
  en: {
    // "lie" and "lying".
    v: tabulate([...unlike(irregularVerbs, 2), 'lie', 'die', 'tie', 'vie'], unlike(irregularVerbs, 1)),
    n: tabulate(unlike(irregularNouns, 2), unlike(irregularNouns, 1)),
  },
  es: {
    v: tabulate(
      withReflexives([
        ...Object.keys(irregularParts),
        ...[...stressedVowels].flatMap(([verb, [from]]) =>
          verb.slice(0, -2).lastIndexOf(from) < 2 ? [verb] : [],
        ),
      ]),
      withReflexives('ir ser oler errar caber'.split(' ')),
    ),
  },
};

function tabulate(two: readonly string[], letter: readonly string[]): Unsteady {
  const starts = new Uint8Array(coarseKeys);
  for (const word of [...two, ...letter]) starts[twoLetters(word)] = 1;
  return { two: new Set(two), letter: new Set(letter), starts };
}

/** The words that have a form with other first letters. */
function unlike(words: ReadonlyMap<string, string | readonly string[]>, letters: number): string[] {
  const isUnlike = (word: string, form: string) => form.slice(0, letters) !== word.slice(0, letters);
  return [...words].flatMap(([word, forms]) =>
    [forms].flat().some((form) => isUnlike(word, form)) ? [word] : [],
  );
}

function withReflexives(verbs: readonly string[]): string[] {
  return verbs.flatMap((verb) => [verb, `${verb}se`]);
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
  const steadyWord = steadyLength[language];
  const { v: verbs, n: nouns } = unsteady[language];
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
