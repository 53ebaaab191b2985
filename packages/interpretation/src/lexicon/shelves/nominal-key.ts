import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../../languages/language-packs.ts';
import { perLanguage } from '../../languages/per-language.ts';
import type { PartOfSpeech } from '../../morphology/part-of-speech.ts';
import { characterKind, kindOf } from '../../text/characters.ts';
import { letterAt, longestStart, startKey } from './start-key.ts';

const bitsOfLetter = 5;
/** Endings change no more letters than this, so longer words need no closer look. */
const mostChanged = 2;
const slash = 0x2f;

const irregularOf = perLanguage(
  (language): ReadonlySet<number> =>
    new Set(Array.from(wordsOf(language).inflection.nominal.irregular, startKey)),
);

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
  const { bendsLastWord, lettersLost } = wordsOf(language).inflection.nominal;
  const isOneWord = at === notation.length || notation.charCodeAt(at) === slash;
  if (bendsLastWord && !isOneWord) return key;
  return irregularOf(language).has(key) ? unclear : shortened(key, at, lettersLost(last, before));
}

/** The key of a word of so many letters without the last of them. */
function shortened(key: number, letters: number, lost: number): number {
  const kept = Math.max(0, Math.min(longestStart, letters - lost));
  return key >> (bitsOfLetter * (Math.min(letters, longestStart) - kept));
}

function isLetter(notation: string, at: number): boolean {
  return at < notation.length && kindOf(notation.charCodeAt(at)) === characterKind.letter;
}
