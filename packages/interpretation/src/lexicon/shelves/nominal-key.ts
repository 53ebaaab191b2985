import type { Language } from '@chitta/symbols/types';
import { irregularNouns } from '../../languages/en/morphology/irregular-nouns.ts';
import type { PartOfSpeech } from '../../morphology/part-of-speech.ts';
import { characterKind, kindOf } from '../../text/characters.ts';
import { letterAt, longestStart, startKey } from './start-key.ts';

const bitsOfLetter = 5;
/** Endings change no more letters than this, so longer words need no closer look. */
const mostChanged = 2;
const slash = 0x2f;
const [a, c, e, i, n, o, y, z] = [...'aceinoyz'].map((letter) => letterAt(letter, 0));

const irregular: ReadonlySet<number> = new Set(Array.from(irregularNouns.keys(), startKey));

/** What `nominalKey` answers when a word must be looked at more closely. */
export const unclear = -1;

/**
 * The `startKey` that all forms of a noun's or adjective's first word share, found without taking the variation apart:
 * loading a dictionary asks it of every one.
 */
export function nominalKey(notation: string, part: PartOfSpeech, language: Language): number {
  let key = 0;
  let last = 0;
  let before = 0;
  let at = 0;
  for (; at < longestStart + mostChanged && isLetter(notation, at); at++) {
    before = last;
    last = letterAt(notation, at);
    if (at < longestStart) key = (key << bitsOfLetter) | last;
  }
  if (at === longestStart + mostChanged || part === 'x') return key;
  if (language === 'es') return shortened(key, at, lostInSpanish(last, before));
  const isOneWord = at === notation.length || notation.charCodeAt(at) === slash;
  if (!isOneWord) return key;
  return irregular.has(key) ? unclear : shortened(key, at, lostInEnglish(last, before));
}

/** The key of a word of so many letters without the last of them. */
function shortened(key: number, letters: number, lost: number): number {
  const kept = Math.max(0, Math.min(longestStart, letters - lost));
  return key >> (bitsOfLetter * (Math.min(letters, longestStart) - kept));
}

function isLetter(notation: string, at: number): boolean {
  return at < notation.length && kindOf(notation.charCodeAt(at)) === characterKind.letter;
}

/** "baby" and "babies", "large" and "larger", "fireman" and "firemen". */
function lostInEnglish(last: number, before: number): number {
  if (last === n && before === a) return 2;
  return last === y || last === e ? 1 : 0;
}

/** "perro" and "perra", "vaca" and "vaquita", "limpio" and "limpísimo", "pez" and "peces". */
function lostInSpanish(last: number, before: number): number {
  if (last === z) return 1;
  if (last !== a && last !== o) return 0;
  return before === c || before === z || before === i ? 2 : 1;
}
