/** What happens in dreams, as editors write it. */

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
  /** `{image}`: a noun of the dream, as one or as many; `{meaning}`: what the dictionary calls it, as a phrase. */
  readonly stands: { readonly one: readonly string[]; readonly many: readonly string[] };
}
