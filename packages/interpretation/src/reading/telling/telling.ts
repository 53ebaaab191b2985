import type { Span } from '../../types.ts';

/** A stretch of the dream that is told in one sentence of the reading. */
export interface Telling extends Span {
  readonly sentence: number;
  /** The clause in the second person, small at its beginning, without a full stop; undefined where it cannot be turned. */
  readonly told: string | undefined;
  /** The dreamer's words as they stand, where they are not told and can be quoted. */
  readonly quote: string | undefined;
}

/** Turns a stretch of the dream, given by its first and last word, to the second person. */
export type Retell = (from: number, to: number) => string | undefined;
