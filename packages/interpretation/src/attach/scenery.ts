import type { AnalysedText } from '../analysed/analysed-text.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Found } from '../recognise/found.ts';
import type { Attached } from '../types.ts';

/** A dream whose words know what was found at them. */
export interface Scenery extends AnalysedText {
  readonly found: readonly Found[];
  /** For each word the number of what was found there, counted from 1; 0 for nothing. */
  readonly numbers: Int32Array;
}

export function sceneryOf(passage: AnalysedText, found: readonly Found[]): Scenery {
  const numbers = new Int32Array(passage.tokens.length);
  for (let index = 0; index < found.length; index++) {
    const { first, last } = found[index] as Found;
    for (let at = first; at <= last; at++) numbers[at] = index + 1;
  }
  return { ...passage, found, numbers };
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

/** Whether the word may do one of these things (`role`) for those beside it. */
export function hasRole({ tokens }: Scenery, at: number, roles: number): boolean {
  return ((tokens[at]?.spelling.roles ?? 0) & roles) !== 0;
}

export function isAdverb({ classes }: Scenery, at: number): boolean {
  return ((classes[at] ?? 0) & (wordClass.adverb | wordClass.negator)) !== 0;
}

const letterN = 0x6e;
const letterV = 0x76;

/** `noun.…`: no other part of speech begins so, and this is asked at every word. */
export function isThing({ sense }: Pick<Found, 'sense'>): boolean {
  return sense.charCodeAt(0) === letterN;
}

/** `verb.…` */
export function isDeed({ sense }: Pick<Found, 'sense'>): boolean {
  return sense.charCodeAt(0) === letterV;
}

export function isLiving({ group }: Found): boolean {
  return group === 'person' || group === 'animal' || group === 'being';
}

/** A stretch of words as part of a mention. */
export function attachedFrom(scenery: Scenery, first: number, last: number, symbol?: string): Attached {
  const { start, end, text } = stretchOf(scenery, first, last);
  return symbol === undefined ? { start, end, text } : { start, end, text, symbol };
}

/** Where words stand in the text. One word need not be cut out of it: its spelling is kept. */
export function stretchOf(
  { text, tokens }: Pick<AnalysedText, 'text' | 'tokens'>,
  first: number,
  last: number,
): { readonly start: number; readonly end: number; readonly text: string } {
  const token = tokens[first];
  const start = token?.start ?? 0;
  if (first === last && token !== undefined) {
    const { end, spelling } = token;
    const isWhole = spelling.raw.length === end - start;
    return { start, end, text: isWhole ? spelling.raw : text.slice(start, end) };
  }
  const end = tokens[last]?.end ?? start;
  return { start, end, text: text.slice(start, end) };
}
