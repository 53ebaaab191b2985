import type { Language } from '@chitta/symbols/types';
import type { Token } from '../text/token.ts';
import { englishClasses } from '../languages/en/word-classes.ts';
import { spanishClasses } from '../languages/es/word-classes.ts';

/** The words of a dream with what each small word among them does. */
export interface Words {
  readonly language: Language;
  readonly tokens: readonly Token[];
  /** Word classes of each token, as bits; 0 for words with content of their own. */
  readonly classes: Int32Array;
  /** What the form of each word tells (`assertion/word-form.ts`), where that is kept from text to text. */
  readonly hints?: Uint16Array;
}

export function classify(tokens: readonly Token[], language: Language): Words {
  const table = language === 'en' ? englishClasses : spanishClasses;
  const classes = new Int32Array(tokens.length);
  for (let at = 0; at < tokens.length; at++) classes[at] = table.get(tokens[at]?.word ?? '') ?? 0;
  return { language, tokens, classes };
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
