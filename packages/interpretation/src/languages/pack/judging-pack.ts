/** What judging recognition and readings needs of a language; no reading carries it. */
export interface JudgingPack {
  readonly ease: EaseOfReading;
  readonly forbidden: readonly ForbiddenShape[];
  /** Faults of language that only this one can have; `nouns` are words that are certainly nouns. */
  readonly slips: (sentence: string, nouns: ReadonlySet<string>) => readonly Slip[];
  /** Marks that come in twos, beside those of every language. */
  readonly pairs: readonly (readonly [string, string])[];
  /**
   * Only ever raised, but for a change that is measured better on dreams it has not met; the test fails when recognition
   * falls below, or rises well above.
   */
  readonly floor: Floor;
}

/** How easy a text is to read, by a published formula. */
export interface EaseOfReading {
  readonly syllables: (word: string) => number;
  /** By words per sentence and syllables per word. */
  readonly ease: (perSentence: number, perWord: number) => number;
  /** Ease below which a text is harder than a newspaper. */
  readonly newspaper: number;
}

export interface ForbiddenShape {
  readonly fault: string;
  readonly pattern: RegExp;
  /** How often it may stand in a reading; missing: never. */
  readonly most?: number;
  /** The dreamer's own word may come back. */
  readonly unlessDreamt?: true;
}

/** A shape that no sound sentence has. The whole match is shown. */
export interface SlipShape {
  readonly fault: string;
  readonly pattern: RegExp;
}

/** A fault of language and the words that show it. */
export interface Slip {
  readonly fault: string;
  readonly words: string;
}

/** What recognition reaches at least on our own corpus, as shares. */
export interface Floor {
  readonly coreRecall: number;
  readonly recall: number;
  readonly precision: number;
  /** Mentions that were not in the dream and were not reported as if they were. */
  readonly flagsKept: number;
  /** Marks recognised as the very symbol that is meant, where the corpus says which. */
  readonly rightSymbol: number;
}
