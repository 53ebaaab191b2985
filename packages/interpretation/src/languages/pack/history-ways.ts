interface Returned {
  /** "the house" · "being chased" */
  readonly name: string;
  readonly isPlural: boolean;
  /** "fifth" · "quinta" */
  readonly time: string;
  /** "August" */
  readonly since: string;
}

/** How the past of a symbol is told. */
export interface HistoryWays {
  readonly returns: readonly ((returned: Returned) => string)[];
  readonly turned: Readonly<Record<'mine' | 'others', string>>;
  readonly was: (earlier: string) => string;
  readonly wasAndIs: (earlier: string, now: string) => string;
  readonly together: (one: string, other: string, count: string) => string;
  readonly seldom: (name: string) => string;
  /** Whether words tell how something was done ("slowly", "despacio") rather than how somebody or something was. */
  readonly isManner: (words: string) => boolean;
  readonly quote: (word: string) => string;
  readonly times: (count: string) => string;
  readonly and: string;
  /** Between the two words of a double name: "pushing or pulling". */
  readonly or: string;
  /** "August", with its year where one is given. */
  readonly month: (month: number, year: string | undefined) => string;
  /** "fifth" · "quinta" (vez); in figures where the words run out. */
  readonly ordinal: (count: number) => string;
  /** Small numbers in words, from none on. */
  readonly numbers: readonly string[];
}
