import type { Language } from '@chitta/symbols/types';
import type { Span } from '../types.ts';

/** A place of a dream, or of the question, that a sentence rests on. */
interface RestedOn extends Span {
  readonly dreamId: number | null;
  readonly rule: string;
}

/** An answer of ours with the dreams that it speaks of, as they stand in the journal. */
export interface AnswerToWrite {
  readonly question: string;
  readonly answer: {
    readonly language: Language;
    readonly kind: 'answer' | 'care' | 'outside';
    readonly care: object | null;
    readonly sentences: readonly {
      readonly text: string;
      readonly part: string;
      readonly evidence: readonly RestedOn[];
    }[];
    readonly dreams: readonly { readonly dreamId: number; readonly night: string; readonly quote: string }[];
  };
  readonly dreams: readonly { readonly id: number; readonly content: string; readonly language: Language }[];
}

/** A stretch of a dream, and where it stands in the material. */
export interface DreamStretch extends Span {
  readonly dreamId: number;
  /** The night, `YYYY-MM-DD`. */
  readonly night: string;
  /** Where it begins in the dream. */
  readonly from: number;
}

/** What is told of dreams to whoever writes an answer: the stretches, each on lines of its own. */
export interface AnswerMaterial {
  readonly text: string;
  readonly stretches: readonly DreamStretch[];
}

/** What makes the plan of a dream that of an answer. */
export interface AskedPlan {
  readonly question: string;
  readonly stretches: readonly DreamStretch[];
  /** What our own answer says: how the dreams changed, and its thought. */
  readonly ours: readonly string[];
}
