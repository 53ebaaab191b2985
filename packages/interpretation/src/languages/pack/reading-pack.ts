import type { Analysis } from '../../reading/analysis.ts';
import type { Grammar } from '../../reading/syntax/grammar.ts';
import type { Retell } from '../../reading/telling/telling.ts';
import type { HistoryWays } from './history-ways.ts';
import type { NounPhrases } from './noun-phrases.ts';
import type { TellingWords } from './telling-words.ts';

/** What composing a reading needs of a language beside the dictionary and its arcs. */
export interface ReadingPack {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  /** Turns stretches of a dream to the second person. */
  readonly retell: (analysis: Analysis) => Retell;
  readonly tellings: TellingWords;
  /** Words behind which a feeling is told as the dreamer's own, without accents: "I was so scared". */
  readonly feelingVerbs: ReadonlySet<string>;
  readonly history: HistoryWays;
  readonly personal: PersonalPhrasing;
  readonly reassurance: Reassurance;
  /** Said where a dream does not tell enough to be read. */
  readonly unread: string;
}

interface PersonalSlots {
  readonly name: string;
  /** The dreamer's own words; whatever they are, they stand alone behind a colon. */
  readonly meaning: string;
}

/** How a reading speaks of a symbol of the dreamer's own. */
export interface PersonalPhrasing {
  readonly said: readonly ((slots: PersonalSlots) => string)[];
  /** Where the dreamer has not written a meaning yet. */
  readonly unsaid: (name: string) => string;
}

/** What may frighten in a dream by what it seems to announce, or by coming again. */
export type ReassuranceKind = 'death' | 'nightmare';

export interface Reassurance {
  readonly texts: Readonly<Record<ReassuranceKind, readonly string[]>>;
  /** The same nightmare again and again; searched in small letters. */
  readonly repeated: readonly RegExp[];
}
