import type { WordClassTable } from '../grammar/word-class.ts';
import type { Assertion } from '../types.ts';
import type { ScopeName } from './scope-name.ts';

/**
 * Cues of one kind, by the ConText scheme: what they say of the words in their reach, on which side of them it lies and
 * how far it goes. `pseudo` cues say nothing and silence every cue among their words: "no wonder", "not only".
 */
export interface CueBlock {
  readonly state: Exclude<Assertion, 'present'> | 'pseudo';
  /** Which cues a `pseudo` cue silences. */
  readonly of?: Exclude<Assertion, 'present'>;
  readonly scope: ScopeName;
  /**
   * Where they count: in the `first` sentence or `later`, in `brackets`, in a dream told in the past (`toldInPast`),
   * where a remark about life stands out by its present tense, or in the present.
   */
  readonly when?: 'first' | 'later' | 'brackets' | 'toldInPast' | 'toldInPresent';
  /** One pattern a line, as `parse-cue.ts` reads them. */
  readonly cues: string;
}

/** Words that the scopes ask for beside the word classes; lists like in a pattern. */
export interface ScopeWords {
  /** "of": what follows belongs to the phrase. */
  readonly of: string;
  readonly or: string;
  /** "that", "who": what follows is told of the word before. */
  readonly relative: string;
  /** Prepositions after which a comparison is left: "like a snake [toward] the door". */
  readonly leaving: string;
  /** "but": back to the dream. */
  readonly turn: string;
  /** Before these a sentence turns from the dream. */
  readonly turning: string;
  /** Verbs whose denial leaves their object in the dream: "didn't recognise the house". */
  readonly keepsObject: string;
  /** "to" before a deed: "not trying to run", "no volví a correr". */
  readonly toDeed: string;
  /** What leads from waking back into the dream: "dream", "asleep". */
  readonly returning: string;
  /** "that": what follows is said in the dream. */
  readonly reporting: string;
}

export type CompiledWords = Readonly<Record<keyof ScopeWords, ReadonlySet<string>>>;

/** What one language brings to tell what a dream says was there. */
export interface AssertionPack {
  readonly classes: WordClassTable;
  /** All forms of a verb. */
  readonly conjugate: (verb: string) => readonly string[];
  /** What the form of a word tells, as bits of `wordForm`. */
  readonly formsOf: (word: string, folded: string) => number;
  /** Lists for patterns, by name: `$people`. */
  readonly sets: Readonly<Record<string, string>>;
  readonly scopeWords: ScopeWords;
  readonly blocks: readonly CueBlock[];
}
