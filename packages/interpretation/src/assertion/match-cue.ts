import { classesAt, isJoined, type Words } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { CueElement, CuePattern } from './parse-cue.ts';

/** The words `from` to `to` (exclusive). */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where the cue stands whose anchor is the word at `at`; undefined where it does not. */
export function matchCue(words: Words, pattern: CuePattern, at: number): Range | undefined {
  for (let from = at - pattern.leastBefore; from >= 0 && from >= at - pattern.mostBefore; from--) {
    const to = endOf({ words, pattern, first: from, anchorAt: at }, 0, from);
    if (to >= 0 && isPlaced(words, from, pattern) && isBeside(words, pattern, from, to)) return { from, to };
  }
  return undefined;
}

interface Search {
  readonly words: Words;
  readonly pattern: CuePattern;
  readonly first: number;
  readonly anchorAt: number;
}

/** The end of the pattern from its element `index` on, which begins at `at`; -1 where it does not stand there. */
function endOf(search: Search, index: number, at: number): number {
  const { words, pattern, first, anchorAt } = search;
  const element = pattern.body[index];
  if (element === undefined) return at;
  if (element.gap > 0) return endOfGap(search, index, at);
  const isHere =
    (index !== pattern.anchor || at === anchorAt) && (at === first || isLinked(words, at, element));
  if (isHere && allows(words, at, element)) {
    const end = endOf(search, index + 1, at + 1);
    if (end >= 0) return end;
  }
  return element.isOptional ? endOf(search, index + 1, at) : -1;
}

function endOfGap(search: Search, index: number, at: number): number {
  const { words, pattern } = search;
  const most = pattern.body[index]?.gap ?? 0;
  for (let next = at; next <= at + most; next++) {
    if (next > at && !isJoined(words, next - 1)) return -1;
    const end = endOf(search, index + 1, next);
    if (end >= 0) return end;
  }
  return -1;
}

function isLinked(words: Words, at: number, { isBehindComma }: CueElement): boolean {
  return isBehindComma ? words.tokens[at]?.gap === 'comma' : isJoined(words, at);
}

function isPlaced(words: Words, at: number, { opens }: CuePattern): boolean {
  const gap = words.tokens[at]?.gap;
  if (opens === 'inside') return at > 0 && isJoined(words, at);
  if (opens === 'comma') return gap === 'comma';
  if (opens === 'sentence') return at === 0 || gap === 'stop';
  return opens === 'any' || opensClause(words, at);
}

const openers = wordClass.clauseOpener | wordClass.coordinator;

export function opensClause(words: Words, at: number): boolean {
  return at === 0 || !isJoined(words, at) || (classesAt(words, at - 1) & openers) !== 0;
}

function allows(words: Words, at: number, element: CueElement): boolean {
  const token = words.tokens[at];
  if (token === undefined) return false;
  const isListed =
    element.words.has(token.folded) ||
    element.exact.has(token.word) ||
    (element.forms & (words.hints?.[at] ?? 0)) !== 0 ||
    (element.isContent && classesAt(words, at) === 0);
  return isListed !== element.isNot;
}

/** Whether the words around the cue let it say something. */
function isBeside(words: Words, { before, after, isClosed }: CuePattern, from: number, to: number): boolean {
  if (isClosed && isJoined(words, to)) return false;
  return (
    before.every((each) => fits(words, from - 1, isJoined(words, from), each)) &&
    after.every((each) => fits(words, to, isJoined(words, to), each))
  );
}

function fits(words: Words, at: number, isBesideCue: boolean, element: CueElement): boolean {
  return isBesideCue ? allows(words, at, element) : element.isNot;
}
