import type { Token } from '../../text/token.ts';
import { letterAt } from './letters.ts';
import { lowerAt } from './spelt.ts';

/** One word of the dream with its place in the syntax. */
export interface Word {
  /** Lower case, typographic apostrophes made plain. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
}

const sentenceEnd = /[.!?…\n]/u;
const clauseEnd = /[,;:()[\]"“”«»–—]/u;
const space = 0x20;

/**
 * Words with sentence and clause numbers, from the words that recognition knows. What a hyphen or an apostrophe joins is
 * one word here: "mother's", "well-lit". A clause ends at punctuation and before a joining word (`joiners`), which opens
 * the next clause.
 */
export function wordsOfTokens(tokens: readonly Place[], text: string, joiners: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  let before: Place | undefined;
  for (const { start, end } of wholeWords(tokens, text)) {
    const lower = lowerAt(text, start, end);
    if (before !== undefined) {
      const gap = gapBetween(text, before.end, start);
      if (gap === 'sentence') sentence += 1;
      if (gap !== undefined || joiners.has(lower)) clause += 1;
    }
    words.push({ lower, start, end, sentence, clause });
    before = { start, end };
  }
  return words;
}

type Place = Pick<Token, 'start' | 'end'>;

function wholeWords(tokens: readonly Place[], text: string): Place[] {
  const whole: { start: number; end: number }[] = [];
  for (const token of tokens) {
    const { start, end } = withRareLetters(token, text);
    const last = whole.at(-1);
    if (last !== undefined && isSameWord(text, last.end, start)) last.end = end;
    else whole.push({ start, end });
  }
  return whole;
}

/** Letters of two code units, which recognition does not read, belong to the word that they stand beside. */
function withRareLetters({ start, end }: Place, text: string): Place {
  let [from, to] = [start, end];
  while (from >= 2 && letterAt(text, from - 2) === 2) from -= 2;
  while (letterAt(text, to) === 2) to += 2;
  return { start: from, end: to };
}

/** Nothing stands between, or one hyphen. */
function isSameWord(text: string, end: number, start: number): boolean {
  return start === end || (start === end + 1 && isJoint(text.charCodeAt(end)));
}

function isJoint(code: number): boolean {
  return code === 0x27 || code === 0x2019 || code === 0x2d;
}

/** What ends between two words; nearly every gap is one space and ends nothing. */
function gapBetween(text: string, end: number, start: number): 'sentence' | 'clause' | undefined {
  if (start - end === 1 && text.charCodeAt(end) === space) return undefined;
  const gap = text.slice(end, start);
  if (sentenceEnd.test(gap)) return 'sentence';
  return clauseEnd.test(gap) ? 'clause' : undefined;
}

/** The word at an index, in small letters; '' where there is none. */
export function lowerOf(at: number, words: readonly Word[]): string {
  return words[at]?.lower ?? '';
}

/** Index of the word at or after an offset; `words.length` when there is none. */
export function wordIndexAt(words: readonly Word[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
