import type { Language, LexiconCombined, LexiconEntry } from '@chitta/symbols/types';
import type { Evidence, Mention, Span } from '../types.ts';
import type { ReadingRule } from './rules.ts';
import type { Word } from './syntax/words.ts';

/** What composition needs of a dictionary. */
export interface ReadingLexicon {
  readonly language: Language;
  entry(id: string): LexiconEntry | undefined;
  /** Symbols that mean more together than apart. */
  readonly combined?: { readonly all: readonly LexiconCombined[] };
}

/** What the dictionary says of a symbol, in one or two sentences; undefined where it says nothing. */
export type Describe = (symbol: string) => string | undefined;

/** A mention together with its dictionary entry. */
export interface Sign {
  readonly mention: Mention;
  readonly entry: LexiconEntry;
  /** The same symbol again, elsewhere in the dream. */
  readonly repeats: Mention[];
}

/** A noun of the dream with everything that grammatically belongs to it. */
export interface Figure {
  readonly sign: Sign;
  /** In the second person, with article or possessive: "your brother", "la casa de tu abuela". */
  readonly phrase: string;
  readonly plural: boolean;
  readonly traits: readonly Trait[];
  readonly span: Span;
}

/** A condition or colour and the dreamer's words for it. */
export interface Trait {
  readonly sign: Sign;
  readonly words: string;
}

/** The dream that a noun stands in. */
export interface DreamText {
  readonly text: string;
  readonly words: readonly Word[];
  readonly language: Language;
  /** Where the nouns and verbs that were recognised begin. */
  readonly heads: ReadonlySet<number>;
}

/** Evidence for a sign and its repetitions under one rule. */
export function evidenceOf(sign: Sign, rule: ReadingRule): Evidence[] {
  return [sign.mention, ...sign.repeats].map((mention) => placeOf(mention, rule));
}

/** A mention as evidence; one of the dreamer's own symbols names it. */
export function placeOf({ start, end, symbol, kind }: Mention, rule: ReadingRule): Evidence {
  if (kind !== 'personal') return { start, end, symbol, rule };
  return { start, end, symbol, rule, ref: symbol.replace(/^personal-/u, 'personal:') };
}
