import type { Language, SymbolGroup } from '@chitta/symbols/types';

/** Half-open place in the dream text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether the dream says that the thing was there. Only `present` is read. */
export type Truth = 'present' | 'negated' | 'simile' | 'waking';

/** One recognised place of a symbol in a dream. */
export interface Mention extends Span {
  readonly symbol: string;
  readonly group: SymbolGroup;
  readonly text: string;
  /** The dictionary's word or phrase that matched. */
  readonly variation: string;
  /** Why it was recognised, such as `word.exact`, `word.inflected`, `phrase.exact`. */
  readonly rule: string;
  readonly state: Truth;
}

export const readingPartNames = [
  'opening',
  'passage',
  'feeling',
  'ending',
  'guidance',
  'question',
  'deed',
] as const;
export type ReadingPart = (typeof readingPartNames)[number];

export interface Evidence extends Span {
  readonly symbol?: string;
  readonly rule: string;
}

export interface ReadingSentence {
  readonly text: string;
  readonly part: ReadingPart;
  readonly paragraph: number;
  readonly evidence: readonly Evidence[];
}

export type ReadingLevel = 'free' | 'premium' | 'plain';

/** A reading as structure; `readingText` turns it into readable text. */
export interface Reading {
  readonly engineVersion: string;
  readonly language: Language;
  readonly sentences: readonly ReadingSentence[];
}
