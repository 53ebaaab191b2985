import type { CareKind } from '../care-kinds.ts';

/**
 * Words that together speak of one kind. Phrases are written in small letters without accents and as they are spoken:
 * `a/b` one of several words, `a*` every word that begins so, `*a` that ends so, `a?` may be missing, `_` up to three other words.
 */
export interface GuardRow {
  /** Every group has to be there by one of its phrases, in any order; the last one is the act. */
  readonly all: readonly (readonly string[])[];
  /** So many words may stand between the act and each other group, over commas and one end of a sentence. */
  readonly within?: number;
  /** The first group has to stand before the act. */
  readonly isFirst?: true;
  /**
   * Who has to do the act, told from the words before it: `them` one of the first group, `dreamer` the dreamer.
   * Missing: whoever does it, the words themselves say enough.
   */
  readonly by?: 'them' | 'dreamer';
  /** Not where one of these stands within the row or up to six words behind it: "hit me with a pillow". */
  readonly not?: readonly string[];
}

/** One kind in one language. `corpus/care/first.*.jsonl` holds the sentences that it must and must not find. */
export interface Guard {
  readonly kind: CareKind;
  readonly rows: readonly GuardRow[];
}

/** The small words of a language that tell who does an act. */
export interface GuardGrammar {
  /** Stand between somebody and an act: "my ex [was always] hitting me". */
  readonly helpers: ReadonlySet<string>;
  /** Before an act they leave open who does it, so that whoever was named last is meant. */
  readonly open: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  /** The dreamer as subject; where the verb tells, the language has none. */
  readonly dreamer: ReadonlySet<string>;
  /** Others as subject, of whose acts the dreamer is not the one. */
  readonly others: ReadonlySet<string>;
}

/** All guards of one language. */
export interface GuardTable {
  readonly grammar: GuardGrammar;
  readonly guards: readonly Guard[];
}
