import type { Words } from '../grammar/sentence.ts';

/** Which words stand in quotation marks and which in brackets. */
export interface Asides {
  isSpoken(at: number): boolean;
  isBracketed(at: number): boolean;
}

interface Marks {
  readonly opening: string;
  readonly closing: string;
  /** A mark without its partner is a slip: nothing longer counts, in characters. */
  readonly longest: number;
}

const speech: Marks = { opening: '"“«‹„', closing: '"”»›', longest: 600 };
const brackets: Marks = { opening: '([', closing: ')]', longest: 300 };

/** Finds what characters say and what the dreamer adds: both are told in a tense of their own. */
export function findAsides(words: Words, text: string): Asides {
  const spoken = within(words, text, speech);
  const bracketed = within(words, text, brackets);
  return { isSpoken: (at) => spoken?.[at] === 1, isBracketed: (at) => bracketed?.[at] === 1 };
}

function within({ tokens }: Words, text: string, marks: Marks): Uint8Array | undefined {
  const spans = findSpans(text, marks);
  if (spans.length === 0) return undefined;
  const inside = new Uint8Array(tokens.length);
  let next = 0;
  for (let at = 0; at < tokens.length && next < spans.length; at++) {
    const start = tokens[at]?.start ?? 0;
    while (next < spans.length && (spans[next]?.end ?? 0) <= start) next++;
    if ((spans[next]?.start ?? text.length) <= start) inside[at] = 1;
  }
  return inside;
}

/** Goes from mark to mark: looking for one character is fast, looking at each is not. */
function findSpans(text: string, { opening, closing, longest }: Marks): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const starts = new MarkFinder(text, opening);
  const ends = new MarkFinder(text, closing);
  for (let start = starts.next(0); start < text.length; ) {
    const end = ends.next(start + 1);
    if (end - start > longest) start = starts.next(start + 1);
    else if (end >= text.length) break;
    else {
      spans.push({ start, end });
      start = starts.next(end + 1);
    }
  }
  return spans;
}

/** The next of several characters, asked for with growing places. */
class MarkFinder {
  readonly #text: string;
  readonly #marks: string;
  readonly #next: number[];

  constructor(text: string, marks: string) {
    this.#text = text;
    this.#marks = marks;
    this.#next = Array.from(marks, () => -1);
  }

  /** The first place at or after `from`; the length of the text when there is none. */
  next(from: number): number {
    let first = this.#text.length;
    for (let mark = 0; mark < this.#marks.length; mark++) {
      let at = this.#next[mark] ?? -1;
      if (at < from) {
        at = this.#text.indexOf(this.#marks.charAt(mark), from);
        if (at < 0) at = this.#text.length;
        this.#next[mark] = at;
      }
      if (at < first) first = at;
    }
    return first;
  }
}

/** The words of the brackets that a word stands in; none where it stands in none. */
export function bracketsAround(
  words: Words,
  { isBracketed }: Asides,
  at: number,
): { from: number; to: number } {
  let from = at;
  let to = at;
  while (from > 0 && isBracketed(from - 1)) from--;
  while (to < words.tokens.length && isBracketed(to)) to++;
  return isBracketed(at) ? { from, to } : { from: at, to: at };
}

/** More words in brackets are no single remark. */
const longestRemark = 16;

/** The brackets that a word stands in where they hold a single remark. */
export function remarkAround(
  words: Words,
  asides: Asides,
  at: number,
): { from: number; to: number } | undefined {
  if (!asides.isBracketed(at)) return undefined;
  const brackets = bracketsAround(words, asides, at);
  return brackets.to - brackets.from <= longestRemark ? brackets : undefined;
}
