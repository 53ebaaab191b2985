import type { DreamText, Trait } from '../../reading/model.ts';
import type { Mention } from '../../types.ts';

/** How nouns of a dream are named to the dreamer. */
export interface NounPhrases {
  /** Whether a noun is plural in the dream: by its determiner where that tells, else by its ending. */
  readonly isPlural: (text: string, determiner: string | undefined) => boolean;
  /** Whether a phrase of ours speaks of several whatever its noun is like: "the few lights". */
  readonly isOfSeveral: (phrase: string) => boolean;
  /** Whether it names one whatever its noun is like: «Buenos Aires». */
  readonly isOneName: (phrase: string) => boolean;
  /** Names of days, months and feasts, which take no article. */
  readonly daysAndFeasts: ReadonlySet<string>;
  /** The article for a noun that the dream names without one, with its space. */
  readonly bareArticle: (noun: string) => string;
  /** Whether a noun symbol was met as a verb: "played" for play. In small letters. */
  readonly isVerbForm: (surface: string, base: string) => boolean;
  /** Whether words of a noun symbol are a clause: "called my name". */
  readonly isClauseLike: (text: string) => boolean;
  /** A noun symbol that the dream says with a verb: “playing”. */
  readonly quotedVerb: (
    verb: string,
    mention: Mention,
  ) => { readonly phrase: string; readonly determiner: string | undefined };
  /** Behind these a word written large is no name: "my Japanese friend". */
  readonly articles: ReadonlySet<string>;
  /** A phrase that begins with one of them needs no article. */
  readonly ownDeterminers: ReadonlySet<string>;
  /** What an indefinite article becomes where a thing is known. */
  readonly definite: Readonly<Record<string, string>>;
  /** Where the phrase of a noun ends: adjectives and owners may stand behind it. */
  readonly endOf: (mention: Mention, traits: readonly Trait[], dream: DreamText) => number;
  /** The dreamer's own behind a noun: «una amiga mía». */
  readonly possessiveAfter: (
    end: number,
    dream: DreamText,
  ) => { readonly determiner: string; readonly end: number } | undefined;
  /** What is the dreamer's own inside a phrase, said to the dreamer. */
  readonly secondPersonInside: readonly (readonly [RegExp, string])[];
  /** Whether a word of the dictionary for a noun only says how something else is. */
  readonly isOnlyQuality: (mention: Mention, all: readonly Mention[], text: string) => boolean;
}
