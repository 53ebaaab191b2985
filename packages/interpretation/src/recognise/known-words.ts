import type { Target } from '../lexicon/target.ts';

/** What the dictionary makes of the words from one place on. */
export interface KnownWords {
  readonly first: number;
  /** The last word of the phrase. */
  readonly last: number;
  /** The last word that is taken: of a phrase with other words inside, the last before them. */
  readonly end: number;
  /** Missing for an idiom. */
  readonly target: Target | undefined;
  readonly rule: string;
}
