import { characterKind, kindOf } from '../../text/characters.ts';
import { foldCode } from '../../text/fold.ts';

/** Words that begin with the same letters are unpacked together; more letters make more and smaller lots. */
export const longestStart = 6;

export const bitsOfLetter = 5;
const otherLetter = 27;
const latinEnd = 0x180;

/** Letters of the alphabet from 1, accents and case aside; every other letter is the same one. */
const letters = Uint8Array.from({ length: latinEnd }, (_, code) => {
  const letter = foldCode(code) - 0x60;
  return letter >= 1 && letter < otherLetter ? letter : otherLetter;
});

/** The letter at a place of a word as a small number. */
export function letterAt(word: string, at: number): number {
  return letters[word.charCodeAt(at)] ?? otherLetter;
}

/** How many letters a text begins with; no more than `most` are counted. */
export function lettersFrom(text: string, most: number): number {
  let at = 0;
  while (at < most && at < text.length && kindOf(text.charCodeAt(at)) === characterKind.letter) at++;
  return at;
}

/** A beginning with one more letter; an empty beginning is 0. */
export function startWith(start: number, letter: number): number {
  return (start << bitsOfLetter) | letter;
}

/** The first letters of a word in one number. */
export function startKey(word: string): number {
  let start = 0;
  for (let at = 0; at < word.length && at < longestStart; at++) start = startWith(start, letterAt(word, at));
  return start;
}
