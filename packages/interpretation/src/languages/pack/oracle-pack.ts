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
  /** Words by which a clause takes a turn. */
  readonly turning: RegExp;
  /** Takes back, within a sentence, what was said before it. */
  readonly contrast: RegExp;
  /** Says of a dream that it comes again. */
  readonly again: RegExp;
}
