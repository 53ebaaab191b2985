import type { ArcMove, ArcWordings, CueRange } from '@chitta/symbols/types';

/** What of a dream speaks for an arc or an outcome, or against it; other phrases by their numbers as conditions. */
export interface ArcCue {
  /** The arc that it belongs to; of none where it belongs to an outcome. */
  readonly arc: Arc | undefined;
  /** One of them has to stand in the same sentence or in one beside it; any will do where there are none. */
  readonly and: readonly number[];
  /** Phrases that take it back within the same sentence. */
  readonly not: readonly number[];
  /** How much it speaks for the arc; below 0: against it. */
  readonly weight: number;
  /** May stand in what is told of waking life: "who died two years ago". */
  readonly waking: boolean;
  readonly by: 'dreamer' | 'other' | undefined;
  readonly at: 'start' | 'end' | undefined;
}

/** Words for a way in which what happens may end, whatever it is: "somebody helps". */
export interface Outcome {
  /** Counts only where no other end is told. */
  readonly yields: boolean;
  readonly cues: CueRange;
}

/** What is said where an arc ends in one of some ways: those of all arcs, and those that it alone has. */
export interface ArcOutcome extends ArcWordings {
  readonly outcomes: readonly Outcome[];
}

/** A pattern of what happens in dreams, with what is said where it is found. In one language. */
export interface Arc extends ArcWordings {
  readonly id: string;
  readonly move: ArcMove;
  /** How much it tells of a dream: from 3, for what fits many, to 7. */
  readonly weight: number;
  /** Says of the dreamer what happens: not to be said where it happens to somebody else alone. */
  readonly isOfDreamer?: true;
  /** So much has to speak for it. */
  readonly needs: number;
  readonly cues: CueRange;
  /** What is said where it is told how it ends. */
  readonly endings: readonly ArcOutcome[];
  /** Where nothing of its own is. */
  readonly endingsOfMove: readonly ArcOutcome[];
}
