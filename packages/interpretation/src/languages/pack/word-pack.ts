import type { AssertionPack } from '../../assertion/assertion-pack.ts';
import type { PartInContext, Words } from '../../grammar/sentence.ts';
import type { WordClassTable } from '../../grammar/word-class.ts';
import type { PartOfSpeech } from '../../morphology/part-of-speech.ts';
import type { Attachment } from './attachment.ts';
import type { Inflection } from './inflection.ts';
import type { NameWords } from './name-words.ts';
import type { NumberWords } from './number-words.ts';
import type { SenseRow } from './sense-row.ts';

/** What recognising symbols needs of a language. */
export interface WordPack {
  readonly detection: Detection;
  /** Words before a full stop that ends no sentence: "Mr." */
  readonly abbreviations: ReadonlySet<string>;
  readonly grammar: WordGrammar;
  readonly inflection: Inflection;
  readonly commonWords: CommonWords;
  readonly idioms: Idioms;
  readonly senses: readonly SenseRow[];
  readonly assertion: AssertionPack;
  readonly attachment: Attachment;
  readonly names: NameWords;
  readonly numbers: NumberWords;
  readonly cues: CueWords;
}

/** By what a text shows that it is in the language. */
export interface Detection {
  /** Words that only this language uses, and uses all the time. */
  readonly words: ReadonlySet<string>;
  /** Letters with marks that others do not have. */
  readonly letters?: RegExp;
}

/** Small words, and what the words around one tell of it. */
export interface WordGrammar {
  readonly classes: WordClassTable;
  /** Whether the word at a place stands as a noun, a verb, or what is said of something. */
  readonly partInContext: (words: Words, at: number) => PartInContext;
  /** What is said of a thing usually stands behind it: «la casa roja». */
  readonly adjectivesFollow: boolean;
  /** Endings of adverbs, adjectives and verbs that stand where nouns do. */
  readonly endingsOfNoNouns: RegExp;
}

/** Everyday words that mean nothing to a reading, by part of speech: none of them is a slip. */
export type CommonWords = Readonly<Record<PartOfSpeech, string>>;

/** Phrases whose words do not mean what they name. */
export interface Idioms {
  /** A word with `/v` stands for all its forms. */
  readonly phrases: readonly string[];
  /** Words of an idiom that stand for several: whose it is. */
  readonly replaceable: Readonly<Record<string, readonly string[]>>;
}

/** What the notation of cues takes from a language. */
export interface CueWords {
  /** Words that deny beside the negators of the grammar, without accents. */
  readonly denying: RegExp;
  /** Every form of a verb. */
  readonly formsOf: (verb: string) => readonly string[];
  /** How a verb in dictionary form may look. */
  readonly verb: RegExp;
  /** How people write half asleep, and the word they mean; both in small letters without accents. */
  readonly casualSpellings: ReadonlyMap<string, string>;
}
