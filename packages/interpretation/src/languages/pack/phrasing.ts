import type { HistoryWays } from './history-ways.ts';

/** What readings say beside what dictionary and arcs say. */
export interface Phrasing {
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
