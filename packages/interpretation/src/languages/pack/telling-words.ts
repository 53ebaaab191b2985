/** Words by which a dream is cut into stretches that can be told. */
export interface TellingWords {
  /** "asleep or awake" is not told as "asleep". */
  readonly choosing: ReadonlySet<string>;
  /** "My bag and each thing | that I bought she gave back": what is added begins the next clause. */
  readonly adding: ReadonlySet<string>;
  readonly each: ReadonlySet<string>;
  /** "If it got out" without its "if" would say that it did; "when I came nobody was there" needs its "when". */
  readonly kept: ReadonlySet<string>;
  /** Words that join or govern what comes next and may all the same end a quotation: "I looked around". */
  readonly closing: ReadonlySet<string>;
  /** A cut before them tears what belongs together. */
  readonly relative: ReadonlySet<string>;
  /** Words by which a clause is joined to the one before: one that is told alone does not begin with them. */
  readonly joining: RegExp;
  /** A clause begins with somebody or something that was named before: "and then she". */
  readonly pointing: RegExp;
  /** Told of sleeping, dreaming or waking, and not of what happens in the dream. */
  readonly ofSleep: RegExp;
  readonly speech: SpeechSigns;
}

/** What shows that words are said by somebody, or told of waking life. */
export interface SpeechSigns {
  readonly saying: RegExp;
  /** Quotation marks within others. */
  readonly inner: readonly [opening: string, closing: string];
  /** Behind words that are said without quotation marks: ", he said". */
  readonly saidBehind: RegExp;
  /** The dreamer wakes; `gu`. */
  readonly woken: RegExp;
  /** An account of the day before, in which the dream is not named. */
  readonly dayBefore: RegExp;
  /** Where the dream itself begins to be told. */
  readonly dreamItself: RegExp;
}
