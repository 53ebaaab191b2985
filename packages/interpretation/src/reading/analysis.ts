import type { Language } from '@chitta/symbols/types';
import type { Span } from '../types.ts';
import type { Figure, Sign } from './model.ts';
import type { Grammar } from './syntax/grammar.ts';
import type { Word } from './syntax/words.ts';

/** A dream with its light syntax: everything the points of a reading are made from. */
export interface Analysis {
  readonly text: string;
  readonly language: Language;
  readonly grammar: Grammar;
  readonly words: readonly Word[];
  readonly figures: readonly Figure[];
  readonly actions: readonly Sign[];
  readonly feelings: readonly Sign[];
  /** Places of symbols that the dreamer tells of waking life, in order. */
  readonly waking: readonly Span[];
  /** Every symbol that is there, colours and numbers too. */
  readonly present: readonly Sign[];
  /** Symbols that mean more together than apart, each once. */
  readonly combined: readonly Sign[];
  /** Words that are names in this dream and are written large wherever they stand. */
  readonly names: ReadonlySet<string>;
}
