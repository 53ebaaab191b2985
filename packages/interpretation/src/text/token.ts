import type { Spelling } from './spelling.ts';

/** One word of the dream, with its place in the text as it was written. */
export interface Token<S extends Spelling = Spelling> {
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  /** Lower case, composed (NFC), typographic apostrophes made plain; empty when too long to be a word. */
  readonly word: string;
  /** `word` without accents; `ñ` becomes `n`. */
  readonly folded: string;
  /** What stands between this word and the one before it. */
  readonly gap: Gap;
  /** What is known of every word written like this. */
  readonly spelling: S;
}

/** `join`: spaces; `hyphen`: a hyphen alone; `comma`: a light stop; `stop`: the end of a sentence, a line break or a bracket. */
export type Gap = 'join' | 'hyphen' | 'comma' | 'stop';
