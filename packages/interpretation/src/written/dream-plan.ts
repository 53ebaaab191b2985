import type { Language } from '@chitta/symbols/types';
import type { Assertion, ReadingLevel, Span } from '../types.ts';
import type { AskedPlan } from './answer-plan.ts';

/** Something that happens in a dream, as our own reading found it. */
export interface PlannedMoment extends Span {
  /** What pattern it is, and what kind of turn the pattern takes. */
  readonly arc: string;
  readonly move: string;
  /** The dreamer's own words for it. */
  readonly words: string;
  /** What our own reading says of it. */
  readonly insight: string;
  /** The thought of the dream comes from here. */
  readonly isMain: boolean;
}

/** An image of a dream with its plain meaning. */
export interface PlannedImage {
  readonly symbol: string;
  readonly name: string;
  readonly meaning: string;
  /** Each way in which the dreamer words it. */
  readonly words: readonly string[];
  /** The places of all mentions. */
  readonly places: readonly Span[];
  /** `present` where one mention is; else what the first one is. */
  readonly state: Assertion;
  readonly owner?: string;
  readonly condition?: string;
  /** A symbol of the dreamer's own, with the dreamer's meaning. */
  readonly isOwn?: true;
}

/**
 * What a reading of a dream is to be about, as plain data: it crosses threads and workers, and is all that whoever writes the
 * reading gets to know.
 */
export interface DreamPlan {
  readonly language: Language;
  readonly level: ReadingLevel;
  readonly dream: string;
  readonly moments: readonly PlannedMoment[];
  /** The last clause, in the dreamer's words. */
  readonly ending: string | undefined;
  /** Words for feelings that are told. */
  readonly feelings: readonly string[];
  readonly images: readonly PlannedImage[];
  /** What our own reading says of earlier dreams and own symbols. */
  readonly history: readonly string[];
  /** Set where it is the plan of an answer: then `dream` is what dreams say about a question. */
  readonly asked?: AskedPlan;
}
