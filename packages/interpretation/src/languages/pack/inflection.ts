import type { PartOfSpeech } from '../../morphology/part-of-speech.ts';

/** How the words of a language bend, and how their forms are told without being made. */
export interface Inflection {
  /** Every form of a word in dictionary form, itself first; living beings have a gender of their own. */
  readonly inflect: (word: string, part: PartOfSpeech, isLiving: boolean) => readonly string[];
  /** Beginnings of which every form has one, as long as may be told without making the forms. */
  readonly starts: (word: string, part: PartOfSpeech) => readonly string[];
  /** Which words of a phrase of several bend, given its own part of speech; `x` for those that keep their form. */
  readonly partInPhrase: (words: readonly string[], at: number, part: 'n' | 'a') => PartOfSpeech;
  readonly nominal: NominalEndings;
  readonly unsteady: Readonly<Partial<Record<PartOfSpeech, UnsteadyWords>>>;
  readonly spelling: SpellingHabits;
}

/** Which letters at the end of a noun or adjective its forms may lose. */
export interface NominalEndings {
  /** How many, told by its last letter and the one before, as small numbers (`letterAt`). */
  readonly lettersLost: (last: number, before: number) => number;
  /** The first word of a phrase keeps its form. */
  readonly bendsLastWord: boolean;
  /** Nouns whose forms must be looked at more closely. */
  readonly irregular: Iterable<string>;
  /** How many letters a noun or adjective must have for its first two to stay in every form. */
  readonly steadyLength: number;
}

/** Words of one part of speech whose forms do not all begin alike. */
export interface UnsteadyWords {
  /** Not with the same letter: "go", "ir". */
  readonly letter: readonly string[];
  /** Not with the same two letters: "run", "mouse", "volar". */
  readonly two: readonly string[];
}

/** How freely a word is spelt. */
export interface SpellingHabits {
  /** A mark on a letter makes another word, though people leave it out. */
  readonly marksTell: boolean;
  /** Everyday words that another word becomes without its marks. */
  readonly homographs: ReadonlySet<string>;
  /** The verb of a word that ends in a pronoun: "verla". Given without marks and as it is written. */
  readonly withoutEnding?: (folded: string, word: string) => string | undefined;
}
