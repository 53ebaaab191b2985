import type { Span } from '../../types.ts';

/** A place of a dream with the words that stand there. */
export interface Words extends Span {
  readonly text: string;
}
