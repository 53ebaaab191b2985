/** What the Oracle takes from a language beside the texts of its answers. */
export interface OraclePack {
  /** Where a question begins inside of a sentence; behind it there is nothing else. */
  readonly askingFrom: (sentence: string) => number;
  /** What forms of one word have in common. Given and told in small letters without accents. */
  readonly stem: (folded: string) => string;
  /** "3 March", with the year where one is given. */
  readonly day: (day: number, month: number, year: string | undefined) => string;
  /** "0.5", "0,5" */
  readonly number: (value: number) => string;
  readonly quote: (words: string) => string;
  /** Joins several: "a, b and c". */
  readonly list: (parts: readonly string[]) => string;
  /** Words that ask or mean to ask, and tell nothing by which to look for dreams. */
  readonly asking: ReadonlySet<string>;
  /** Words before which something is named: articles and owners. */
  readonly naming: ReadonlySet<string>;
  /** Things that are met in any dream, and words that name none, though an article stands before them. */
  readonly anywhere: ReadonlySet<string>;
  /** Verbs of motion and words of direction: what two texts have in common by these alone is no ground for anything. */
  readonly moving: ReadonlySet<string>;
  /** A thing that is known, by the words before it in a dream ("a", "on the") and itself; undefined where these do not tell. */
  readonly definite: (before: readonly string[], noun: string) => string | undefined;
  /** Somebody of a dream as the asker is told of them ("your sister", "Anna"), by the words before; undefined where these do not tell. */
  readonly somebody: (before: string, who: string) => string | undefined;
  /** Where a sentence may be cut into clauses; each begins behind it. */
  readonly clauseEnd: RegExp;
  /** Joins a clause to the one before it; a quote does not begin with it. */
  readonly joining: RegExp;
  /** Begins a clause that speaks of what was named before it. */
  readonly pointing: RegExp;
  /** Stands between two things that are asked about, and what is no part of the first of them: "do my dreams say". */
  readonly or: RegExp;
  readonly framing: RegExp;
  /** Says at the end of a question that it is asked of dreams. */
  readonly ofDreams: RegExp;
  /** Words by which a clause takes a turn. */
  readonly turning: RegExp;
  /** Takes back, within a sentence, what was said before it. */
  readonly contrast: RegExp;
  /** Says of a dream that it comes again. */
  readonly again: RegExp;
}
