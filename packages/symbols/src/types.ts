/** The shape of the dictionary. Content lives in `content/*.yaml`; `generated/` holds it compiled per language. */

export type Language = 'en' | 'es';

/** What kind of thing a symbol is; decides its slot in the grammar of a reading and its shape on screen. */
export const symbolGroups = [
  'person',
  'animal',
  'place',
  'building',
  'vehicle',
  'object',
  'clothing',
  'body',
  'food',
  'nature',
  'action',
  'feeling',
  'condition',
  'colour',
  'number',
  'time',
  'being',
] as const;
export type SymbolGroup = (typeof symbolGroups)[number];

/** One language of one symbol, as editors write it. */
export interface SymbolText {
  /** Display name, capitalised. */
  readonly name: string;
  /** Short display category, such as "Buildings and rooms". */
  readonly category: string;
  /** What the thing is for in waking life, verb first, at most eight words. */
  readonly function: string;
  /**
   * The meaning as a phrase that fits inside a sentence, lower case, no full stop, addressed to "you".
   * Nouns: a noun phrase with its article. Actions: gerund (en) or infinitive (es) phrase.
   * Conditions: a predicate that completes "it is …" / "está/es …". Feelings: the attitude, a noun phrase.
   */
  readonly meaning: string;
  /** One or two sentences that state the meaning. */
  readonly description: string;
  /** How the meaning follows from the function, and how its condition changes it. */
  readonly extended: string;
  /** The question it puts to the dreamer. */
  readonly insight: string;
  /** One small deed for today, an imperative sentence, answerable with yes or no. */
  readonly deed: string;
  /**
   * Every way people say it, in dictionary form; the recogniser inflects them. A suffix names the part of
   * speech where it differs from the group's own: `/n` noun, `/v` verb, `/a` adjective, `/x` never inflected.
   */
  readonly variations: readonly string[];
}

/** A symbol as it stands in a content file. */
export interface SymbolEntry {
  /** Stable slug, lower case English with hyphens. */
  readonly id: string;
  readonly group: SymbolGroup;
  readonly common: boolean;
  readonly vital: boolean;
  /** `sourced`: the idea stands in a public text; `house`: a decision of this product. */
  readonly basis: 'sourced' | 'house';
  readonly en: SymbolText;
  readonly es: SymbolText;
}

/** What recognition and composition need of a symbol, in one language. Small: it is what the browser loads. */
export interface LexiconEntry {
  readonly id: string;
  readonly group: SymbolGroup;
  readonly name: string;
  readonly category: string;
  readonly function: string;
  readonly meaning: string;
  readonly insight: string;
  readonly deed: string;
  readonly variations: readonly string[];
  readonly common: boolean;
  readonly vital: boolean;
}

/** The long texts of a symbol, in one language. */
export interface SymbolDetail {
  readonly description: string;
  readonly extended: string;
}

/** `generated/lexicon.<language>.json` */
export interface LexiconFile {
  readonly language: Language;
  /** SHA-256 of the content it was compiled from. */
  readonly version: string;
  readonly entries: readonly LexiconEntry[];
}

/** `generated/details.<language>.json`, keyed by symbol id. */
export interface DetailFile {
  readonly language: Language;
  readonly version: string;
  readonly details: Readonly<Record<string, SymbolDetail>>;
}
