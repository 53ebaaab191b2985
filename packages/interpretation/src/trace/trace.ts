import type { Language } from '@chitta/symbols/types';
import type { WordClassName } from '../grammar/word-class.ts';
import type { DetectedLanguage } from '../language/detect-language.ts';
import type { Gap } from '../text/token.ts';
import type { Assertion, Mention, Span } from '../types.ts';

/** A symbol that a word may stand for, and whether its place in the dream lets it. */
export interface TracedCandidate {
  readonly symbol: string;
  /** The word as the dictionary lists it. */
  readonly variation: string;
  readonly sense: string;
  readonly rule: string;
  /** Whether words around it decide its sense, and whether they let it have this one. */
  readonly isJudged: boolean;
  readonly fits: boolean;
}

/** One word of the dream with what is known of it. */
export interface TracedWord extends Span {
  readonly text: string;
  /** Lower case, and without accents. */
  readonly folded: string;
  readonly language: Language;
  readonly gap: Gap;
  /** What a small word does; empty for words with content of their own. */
  readonly classes: readonly WordClassName[];
  /** How it stands among its neighbours: noun, verb, said of something, or unknown. */
  readonly part: 'n' | 'v' | 'a' | '?';
  readonly candidates: readonly TracedCandidate[];
  /** Whether the dream tells of it as there. */
  readonly state: Assertion;
}

/** A run of words that the dictionary or the list of idioms knows. */
export interface TracedPhrase extends Span {
  readonly text: string;
  /** Means something else than its words: none of them is a symbol. */
  readonly isIdiom: boolean;
  /** Symbols that the phrase may stand for; empty for an idiom. */
  readonly symbols: readonly string[];
  /** Whether the words were read this way; a longer phrase may have taken them first. */
  readonly isTaken: boolean;
  /** Words with symbols of their own that the phrase covers. */
  readonly covers: readonly string[];
}

/** Words that are not told as there, and what says so. */
export interface TracedAssertion extends Span {
  readonly text: string;
  readonly state: Exclude<Assertion, 'present'>;
  /** The words that say so, and the row of the table that they were found by. */
  readonly cue: string;
  readonly row: string;
}

export interface StageTime {
  readonly stage: 'language' | 'words' | 'assertions' | 'symbols' | 'rest' | 'whole';
  readonly milliseconds: number;
}

/** How a dream was recognised, stage by stage. */
export interface RecognitionTrace {
  readonly detected: DetectedLanguage;
  readonly isMixed: boolean;
  readonly words: readonly TracedWord[];
  readonly phrases: readonly TracedPhrase[];
  readonly assertions: readonly TracedAssertion[];
  /** Exactly what `recognise` gives. */
  readonly mentions: readonly Mention[];
  readonly timings: readonly StageTime[];
}
