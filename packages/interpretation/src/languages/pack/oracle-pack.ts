/** What the Oracle takes from a language beside the texts of its answers. */
export interface OraclePack {
  /**
   * A question said back to whoever asked it, as it goes on behind "You ask": "whether you should go". Undefined where it
   * cannot be turned; it is quoted then.
   */
  readonly askBack: (question: string) => string | undefined;
  /** A sentence of the asker's, said back: "your sister and you have not spoken"; undefined as above. */
  readonly tellBack: (sentence: string) => string | undefined;
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
  /** A clause that leans on another: it stands badly alone. */
  readonly leaning: RegExp;
  /** A clause told to the dreamer that says what the dreamer does. */
  readonly ownActing: RegExp;
  /** A clause told that says only where the dreamer was. */
  readonly beingThere: RegExp;
  /** A clause told that names somebody or something by a pronoun alone. */
  readonly leansBack: RegExp;
  /** A clause told that may leave something unturned; undefined where no form is of two persons. */
  readonly uncertain: RegExp | undefined;
  /** Says of a dream that it comes again. */
  readonly again: RegExp;
  /** Says that it feels well. */
  readonly well: RegExp;
}
