import type { Language, SymbolGroup } from '@chitta/symbols/types';
import { type PartOfSpeech, partOfSpeechOf } from '../morphology/part-of-speech.ts';
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
}

const suffix = /\/([nvax])$/;

/**
 * Reads the notation of `variations`: an optional `/n /v /a /x` suffix, and which word of a phrase bends.
 * English nouns bend at their last word, Spanish ones at the first and the words that agree with it; verbs bend at
 * the first word in both languages.
 */
export function parseVariation(notation: string, group: SymbolGroup, language: Language): Variation {
  const given = notation.includes('/') ? (suffix.exec(notation)?.[1] as PartOfSpeech | undefined) : undefined;
  const part = given ?? partOfSpeechOf(group);
  const text = (given === undefined ? notation : notation.slice(0, -2)).trim();
  const words = tokenise(text).map(({ word }) => word);
  return { text, words: words.map((word, at) => ({ word, part: partInPhrase(words, at, part, language) })) };
}

function partInPhrase(
  words: readonly string[],
  at: number,
  part: PartOfSpeech,
  language: Language,
): PartOfSpeech {
  if (words.length === 1 || part === 'x') return part;
  if (part === 'v') return at === 0 ? 'v' : 'x';
  if (language === 'en') return at === words.length - 1 ? part : 'x';
  if (at === 0) return part;
  return isAgreeing(words, at) ? 'a' : 'x';
}

const spanishLinks = new Set('de del en con sin a al para por que y o el la los las un una mi su'.split(' '));

/** A word agrees with the Spanish head while no preposition stands between them: "perro guardián", "casa en llamas". */
function isAgreeing(words: readonly string[], at: number): boolean {
  for (let before = 1; before <= at; before++) if (spanishLinks.has(words[before] ?? '')) return false;
  return true;
}
