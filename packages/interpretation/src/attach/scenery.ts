import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Found } from '../recognise/found.ts';
import type { Passage } from '../recognise/passage.ts';
import type { Attached } from '../types.ts';
import { type AttachedWords, attachedWords } from './attached-words.ts';

/** A dream whose words know what was found at them. */
export interface Scenery extends Passage {
  readonly found: readonly Found[];
  readonly vocabulary: AttachedWords;
  /** For each word the number of what was found there, counted from 1; 0 for nothing. */
  readonly numbers: Int32Array;
}

export function sceneryOf(passage: Passage, found: readonly Found[]): Scenery {
  const numbers = new Int32Array(passage.tokens.length);
  found.forEach(({ first, last }, index) => {
    numbers.fill(index + 1, first, last + 1);
  });
  return { ...passage, found, vocabulary: attachedWords[passage.language], numbers };
}

/** What was found at a word. */
export function foundAt({ found, numbers }: Scenery, at: number): Found | undefined {
  const number = numbers[at] ?? 0;
  return number === 0 ? undefined : found[number - 1];
}

/** Whether nothing but spaces and hyphens stands before the word. */
export function isBeside({ tokens }: Scenery, at: number): boolean {
  const gap = tokens[at]?.gap;
  return gap === 'join' || gap === 'hyphen';
}

export function foldedAt({ tokens }: Scenery, at: number): string {
  return tokens[at]?.folded ?? '';
}

export function isAdverb(scenery: Scenery, at: number): boolean {
  return (classesAt(scenery, at) & (wordClass.adverb | wordClass.negator)) !== 0;
}

export function isThing({ sense }: Found): boolean {
  return sense.startsWith('noun.');
}

const living: ReadonlySet<string> = new Set(['person', 'animal', 'being']);

export function isLiving({ group }: Found): boolean {
  return living.has(group);
}

/** A stretch of words as part of a mention. */
export function attachedFrom(
  { text, tokens }: Scenery,
  first: number,
  last: number,
  symbol?: string,
): Attached {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? start;
  const place = { start, end, text: text.slice(start, end) };
  return symbol === undefined ? place : { ...place, symbol };
}
