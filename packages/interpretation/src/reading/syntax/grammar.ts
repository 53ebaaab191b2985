/** The small closed word classes that light syntax needs, in one language. */
export interface Grammar {
  /** Words that open a new clause. */
  readonly joiners: ReadonlySet<string>;
  /** Determiners and what they become when the dreamer is addressed; '' drops the word. */
  readonly determiners: ReadonlyMap<string, string>;
  readonly possessives: ReadonlySet<string>;
  /** Words that cannot stand between a determiner and its noun. */
  readonly outsidePhrase: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  readonly copulas: ReadonlySet<string>;
  readonly degrees: ReadonlySet<string>;
  readonly negators: ReadonlySet<string>;
  readonly dreamer: ReadonlySet<string>;
  /** What is hardly so is not so: "barely lit". */
  readonly hedges: ReadonlySet<string>;
  /** Words that stand between a subject and its verb: "had", "ya". */
  readonly auxiliaries: ReadonlySet<string>;
  /** Pronouns for a thing named before, as a subject. */
  readonly forThings: ReadonlySet<string>;
}
