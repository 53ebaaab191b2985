import type { ArcMove } from '@chitta/symbols/types';
import type { Phrase } from './phrase.ts';

/** What of a dream speaks for an arc, or against it. */
export interface ArcCue {
  readonly phrases: readonly Phrase[];
  /** One of them has to stand in the same sentence or in one beside it; any will do where there are none. */
  readonly and: readonly Phrase[];
  /** Phrases that take it back within the same sentence. */
  readonly not: readonly Phrase[];
  /** How much it speaks for the arc; below 0: against it. */
  readonly weight: number;
  /** May stand in what is told of waking life: "who died two years ago". */
  readonly waking: boolean;
  readonly by: 'dreamer' | 'other' | undefined;
  readonly at: 'start' | 'end' | undefined;
}

/** A pattern of what happens in dreams, with what is said where it is found. In one language. */
export interface Arc {
  readonly id: string;
  readonly move: ArcMove;
  /** How much it tells of a dream: from 3, for what fits many, to 7. */
  readonly weight: number;
  /** So much has to speak for it. */
  readonly needs: number;
  readonly cues: readonly ArcCue[];
  readonly headline: readonly string[];
  readonly insight: readonly string[];
  readonly guidance: readonly string[];
  readonly question: readonly string[];
  readonly step: readonly string[];
}
