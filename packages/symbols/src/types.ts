/** The shape of the dictionary. Content lives in `content/`; `generated/` holds it compiled per language. */

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
}

/** Where an arc puts the dreamer. */
export const arcMoves = [
  /** decides, says, makes, fights */
  'acts',
  /** others lead, drive, decide */
  'carried',
  /** cannot; a tool, the voice, the legs fail */
  'blocked',
  /** danger, pursuit, disaster */
  'threatened',
  /** gets away, finds shelter */
  'safe',
  /** something is lost, broken, taken; somebody dies */
  'loses',
  /** finds, gets, wins, learns */
  'gains',
  /** closeness, welcome, help */
  'meets',
  /** left out, quarrel, parting, unheard */
  'apart',
  /** searches, waits, is on the way */
  'seeks',
  /** sees, and has no part in it */
  'watches',
  /** something turns into something else */
  'changes',
  /** judged, watched, given a task */
  'tested',
  /** plays, flies, rests */
  'joy',
] as const;
export type ArcMove = (typeof arcMoves)[number];

/** What of a dream speaks for an arc, as editors write it. Phrases are in the notation of `parsePhrase`. */
export interface ArcCueEntry {
  /** One of them is enough. */
  readonly words: readonly string[];
  /** One of them has to stand in the same sentence or in one beside it. */
  readonly and?: readonly string[];
  /** They take it back within the same sentence. */
  readonly not?: readonly string[];
  /** Missing: that of the arc. Below 0: speaks against it. */
  readonly weight?: number;
  /** May stand in what is told of waking life. */
  readonly waking?: boolean;
  /** The subject of its clause. */
  readonly by?: 'dreamer' | 'other';
  /** The first or the last third of the dream alone. */
  readonly at?: 'start' | 'end';
}

/** Several wordings of everything that a reading says of what happens. */
export interface ArcWordings {
  /** The thought of a reading, one sentence. */
  readonly headline: readonly string[];
  /** Said behind the dreamer's own clause in which the cue stands. */
  readonly insight: readonly string[];
  readonly guidance: readonly string[];
  /** About the last two days. */
  readonly question: readonly string[];
  /** For today, small, done or not done. */
  readonly step: readonly string[];
}

/** A phrase alone is a cue without conditions. */
export type ArcCues = readonly (string | ArcCueEntry)[];

/** One language of an arc: how it is found, and what is said where it is. */
export interface ArcText extends ArcWordings {
  readonly cues: ArcCues;
}

/** What is said where an arc ends in one of some ways. Stands in `content/arc-outcomes/`. */
export interface ArcOutcomeEntry {
  /** Said of this arc alone … */
  readonly arc?: string;
  /** … or of every arc of this move that has nothing of its own for such an end. */
  readonly move?: ArcMove;
  /** Outcomes of `content/outcomes.yaml`, any of them. */
  readonly when: readonly string[];
  readonly en: ArcOutcomeText;
  readonly es: ArcOutcomeText;
}

/** One language of it: said instead of the arc's own wordings, the insight behind it. */
export interface ArcOutcomeText extends ArcWordings {
  /** Words for an end that this arc alone has, beside those of the outcomes. */
  readonly cues?: ArcCues;
}

/** A way in which what happens may end, whatever it is. Stands in `content/outcomes.yaml`. */
export interface OutcomeEntry {
  readonly id: string;
  /** Counts only where no other end is told: waking up ends every dream. */
  readonly yields?: boolean;
  readonly en: { readonly cues: ArcCues };
  readonly es: { readonly cues: ArcCues };
}

/** A pattern of what happens in dreams. Stands in `content/arcs/`. */
export interface ArcEntry {
  readonly id: string;
  readonly move: ArcMove;
  /** How much it tells of a dream: from 3, for what fits many, to 7, the heart of any dream that has it. */
  readonly weight: number;
  /** What its cues have to come to; missing: any of them is enough. */
  readonly needs?: number;
  /** `false`: what is said of every arc of its move is not said of this one. */
  readonly endsAsMove?: false;
  readonly en: ArcText;
  readonly es: ArcText;
}

/** Sentences that hold words of the dreamer, whatever the arc. Stands in `content/frames.yaml`. */
export interface ReadingFrames {
  /** `{quote}`: the dreamer's words for what cannot be told in the second person. */
  readonly quotes: readonly string[];
  /** `{first}` and `{last}`: the dreamer's words for two feelings that differ. */
  readonly turns: readonly string[];
}

/** One of the outcomes of an arc. */
export type ArcFileOutcome = Pick<ArcOutcomeEntry, 'when'> & ArcOutcomeText;

/** `generated/arcs.<language>.json`. */
export interface ArcFile {
  readonly language: Language;
  readonly version: string;
  readonly arcs: readonly (Omit<ArcEntry, Language> &
    ArcText & { readonly outcomes: readonly ArcFileOutcome[] })[];
  /** Of every arc of a move. */
  readonly moves: readonly (ArcFileOutcome & { readonly move: ArcMove })[];
  readonly outcomes: readonly (Pick<OutcomeEntry, 'id' | 'yields'> & { readonly cues: ArcCues })[];
  readonly frames: ReadingFrames;
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
