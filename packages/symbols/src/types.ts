/** The shape of the dictionary. Content lives in `content/`; `generated/` holds it compiled per language. */

import type { Language } from './language.ts';

export * from './arc-file.ts';
export * from './arc-types.ts';
export * from './chart-types.ts';
export * from './language.ts';
export * from './oracle-texts.ts';
export * from './oracle-types.ts';
export * from './programme-types.ts';
export * from './theme-types.ts';

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
  /** Those of the variations that hurt somebody: recognised, because people say them, and shown nowhere. */
  readonly unshown?: readonly string[];
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

/** One language of a class of words, as editors write it; the fields are those of a symbol. */
export interface ClassText
  extends Pick<SymbolText, 'name' | 'category' | 'function' | 'meaning' | 'insight' | 'deed'> {
  /** Every word of the class that has no symbol of its own: separated by commas, notation of `variations`. */
  readonly words: string;
}

/**
 * A class of words that share a function, such as garments: what the dictionary says of a word that has no symbol of
 * its own (the function rule of the method). Stands in `content/classes/`.
 */
export interface ClassEntry {
  /** Stable slug that begins with `class-`. */
  readonly id: string;
  readonly group: SymbolGroup;
  readonly en: ClassText;
  readonly es: ClassText;
}

/** One language of a combined symbol. */
export interface CombinedText extends Pick<SymbolText, 'name' | 'meaning' | 'description' | 'insight'> {
  /** Ways to say it that its parts do not cover, in the notation of `variations`. */
  readonly phrases?: readonly string[];
}

/** Two or three symbols that mean more together than apart. Stands in `content/combined/`. */
export interface CombinedEntry {
  readonly id: string;
  /**
   * What has to meet inside one clause, in any order. Each part names symbols, alternatives apart by `|`; `:negated`
   * after a symbol asks for its absence: `[car, "brake:negated"]`, `[teeth, "fall|lost"]`.
   */
  readonly parts: readonly string[];
  readonly en: CombinedText;
  readonly es: CombinedText;
}

/** A famous person or figure and the quality that most people would name first. Stands in `content/celebrities/`. */
export interface Celebrity {
  /** The full name by which the person is known. */
  readonly name: string;
  /** Other names that mean nobody else, such as a stage name or the Spanish form. */
  readonly also?: readonly string[];
  /** The quality as a noun phrase without a full stop, in each language. */
  readonly en: string;
  readonly es: string;
}

/** A file of celebrities, all of one category. */
export interface CelebrityFile {
  readonly category: Readonly<Record<Language, string>>;
  readonly people: readonly Celebrity[];
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
  /** Variations that are recognised and shown nowhere. */
  readonly unshown?: readonly string[];
  readonly common: boolean;
  readonly vital: boolean;
  /** The meaning is that of a class of words, not of this one. */
  readonly isClass?: true;
}

/** A combined symbol in one language. */
export interface LexiconCombined {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  readonly insight: string;
  /** As in `CombinedEntry`. */
  readonly parts: readonly string[];
  readonly phrases: readonly string[];
}

/** A celebrity in one language. */
export interface LexiconCelebrity {
  readonly name: string;
  readonly also: readonly string[];
  readonly quality: string;
  readonly category: string;
}

/** The long texts of a symbol, in one language. */
export interface SymbolDetail {
  readonly description: string;
  readonly extended: string;
  /** As `basis: sourced` of the symbol. */
  readonly isSourced?: true;
}

/** Everything that recognition and readings need of one language: `WordFile` and `TextFile` joined. */
export interface LexiconFile {
  readonly language: Language;
  /** SHA-256 of the content it was compiled from. */
  readonly version: string;
  /** Symbols first, then the classes. */
  readonly entries: readonly LexiconEntry[];
  readonly combined: readonly LexiconCombined[];
  readonly celebrities: readonly LexiconCelebrity[];
}

type WordField = 'id' | 'group' | 'variations' | 'isClass';

/** `generated/words.<language>.json`: what recognition needs. It is what a browser loads to mark symbols. */
export interface WordFile extends Pick<LexiconFile, 'language' | 'version'> {
  readonly entries: readonly (Omit<Pick<LexiconEntry, WordField>, 'variations'> & {
    /** Apart by `|`: one string for each entry is smaller and read faster than a list. */
    readonly variations: string;
  })[];
  readonly combined: readonly Pick<LexiconCombined, 'id' | 'parts' | 'phrases'>[];
  readonly celebrities: readonly Pick<LexiconCelebrity, 'name' | 'also'>[];
}

/** `generated/texts.<language>.json`: what readings say of what was recognised, in the order of the `WordFile`. */
export interface TextFile extends Pick<LexiconFile, 'language' | 'version'> {
  readonly entries: readonly Omit<LexiconEntry, WordField>[];
  readonly combined: readonly Pick<LexiconCombined, 'name' | 'meaning' | 'insight'>[];
  readonly celebrities: readonly Pick<LexiconCelebrity, 'quality' | 'category'>[];
}

/** `generated/details.<language>.json`, keyed by symbol id. */
export interface DetailFile {
  readonly language: Language;
  readonly version: string;
  readonly details: Readonly<Record<string, SymbolDetail>>;
  /** Descriptions of the combined symbols, by id. */
  readonly combined: Readonly<Record<string, string>>;
}
