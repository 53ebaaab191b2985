import type { Language } from '@chitta/symbols/types';
import type { Token } from '../text/token.ts';

/** How a word stands among its neighbours: as a noun, a verb, what is said of something ("was open"), or unknown. */
export type PartInContext = 'n' | 'v' | 'a' | '?';

/** The words of a dream with what each small word among them does. */
export interface Words {
  readonly language: Language;
  readonly tokens: readonly Token[];
  /** Word classes of each token, as bits; 0 for words with content of their own. */
  readonly classes: Int32Array;
  /** What the form of each word tells (`assertion/word-form.ts`), where that is kept from text to text. */
  readonly hints?: Uint16Array;
}

/** Bits of the word at this place; 0 outside the text. */
export function classesAt(words: Words, at: number): number {
  return words.classes[at] ?? 0;
}

/** Whether the word at `at` follows the one before it without a comma or the end of a sentence. */
export function isJoined(words: Words, at: number): boolean {
  const gap = words.tokens[at]?.gap;
  return gap === 'join' || gap === 'hyphen';
}

export function wordAt(words: Words, at: number): string {
  return words.tokens[at]?.word ?? '';
}
