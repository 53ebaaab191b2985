/** What telling who acts, whose a thing is and what is said of it needs of a language. */
export interface Attachment {
  readonly words: AttachedWords;
  /** What the ending of a word shows beside these lists, as bits of `role`. */
  readonly rolesByEnding: (word: string, folded: string) => number;
  /** Written so, a word that looks like a subject is an article: «el», not «él». */
  readonly looksLikeSubject: ReadonlySet<string>;
  /** A subject may stand behind its verb, or in its ending alone. */
  readonly subjectsFollow: boolean;
  /** Pronouns stand before the verb that they are the object of: «me lo dio». */
  readonly objectsPrecede: boolean;
}

/** Words that attachment asks for beside the word classes, in lower case without accents. */
export interface AttachedWords {
  /** Who tells the dream, alone or with others. */
  readonly dreamer: ReadonlySet<string>;
  /** Somebody else, as a subject. */
  readonly others: ReadonlySet<string>;
  /** Of these, those that go on as the subject behind "and". */
  readonly goingOnAsSubject: ReadonlySet<string>;
  /** Verbs that another verb follows, with the subject of both before them: "began to", "kept". */
  readonly helpers: ReadonlySet<string>;
  /** Beside forms of "be", before a participle that is done to the subject: "got bitten". */
  readonly passive: ReadonlySet<string>;
  /** Before who does what is done to the subject: "by". */
  readonly by: ReadonlySet<string>;
  /** Verbs between a thing and what is said of it. */
  readonly copulas: ReadonlySet<string>;
  /** Somebody else's: "his", "su". */
  readonly possessives: ReadonlySet<string>;
  /** "the car of my mother", "el coche de mi madre". */
  readonly of: ReadonlySet<string>;
  /** "that", "que": what follows is told of the word before. */
  readonly relatives: ReadonlySet<string>;
  /** Words that say of a thing that it is missing. */
  readonly without: ReadonlySet<string>;
  /** "mother|'s" */
  readonly genitive: ReadonlySet<string>;
  /** What is done is done to the dreamer: "me perseguía". */
  readonly onDreamer: ReadonlySet<string>;
}
