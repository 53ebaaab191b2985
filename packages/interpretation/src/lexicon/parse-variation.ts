import type { Language, SymbolGroup } from '@chitta/symbols/types';
import { wordsOf } from '../languages/language-packs.ts';
import { type PartOfSpeech, partOfSpeechOf } from '../morphology/part-of-speech.ts';
import { characterKind, kindOf } from '../text/characters.ts';
import { tokenise } from '../text/tokenise.ts';

/** A variation of a content file, taken apart. */
export interface Variation {
  /** As written, without its suffix. */
  readonly text: string;
  readonly words: readonly VariationWord[];
}

export interface VariationWord {
  readonly word: string;
  /** `x` for words of a phrase that keep their form. */
  readonly part: PartOfSpeech;
  /** A few other words may stand before it: "throw _ away". */
  readonly isAfterGap: boolean;
}

/**
 * Reads the notation of `variations`: an optional `/n /v /a /x` suffix, which word of a phrase bends, and `_` where a
 * few other words may stand. English nouns bend at their last word, Spanish ones at the first and the words that agree
 * with it; verbs bend at the first word in both languages.
 */
export function parseVariation(notation: string, group: SymbolGroup, language: Language): Variation {
  const given = suffixOf(notation);
  const part = given ?? partOfSpeechOf(group);
  const text = (given === undefined ? notation : notation.slice(0, -2)).trim();
  if (isPlainWord(text)) return { text, words: [{ word: text, part, isAfterGap: false }] };
  const tokens = tokenise(text);
  const words = tokens.map(({ word }) => word);
  return {
    text,
    words: tokens.map(({ word }, at) => ({
      word,
      part: partInPhrase(words, at, part, language),
      isAfterGap: at > 0 && text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes('_'),
    })),
  };
}

/** The first word of a variation in lower case. */
export function firstWordOf(notation: string): string {
  let end = 0;
  while (end < notation.length && kindOf(notation.charCodeAt(end)) === characterKind.letter) end++;
  return notation.slice(0, end).toLowerCase();
}

const suffixLength = 2;
const slash = 0x2f;

/** The part of speech that a variation names for itself. */
export function suffixOf(notation: string): PartOfSpeech | undefined {
  if (notation.charCodeAt(notation.length - suffixLength) !== slash) return undefined;
  const letter = notation.charAt(notation.length - 1);
  return letter === 'n' || letter === 'v' || letter === 'a' || letter === 'x' ? letter : undefined;
}

/** One word of plain small letters, as most variations are. */
function isPlainWord(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < smallA || code > smallZ) return false;
  }
  return text.length > 0;
}

const smallA = 0x61;
const smallZ = 0x7a;

function partInPhrase(
  words: readonly string[],
  at: number,
  part: PartOfSpeech,
  language: Language,
): PartOfSpeech {
  if (words.length === 1 || part === 'x') return part;
  if (part === 'v') return at === 0 ? 'v' : 'x';
  return wordsOf(language).inflection.partInPhrase(words, at, part);
}
