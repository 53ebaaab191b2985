import type { Words } from '../grammar/sentence.ts';

/** Which words stand in quotation marks and which in brackets. */
export interface Asides {
  isSpoken(at: number): boolean;
  isBracketed(at: number): boolean;
}

type Marks = Readonly<{ opening: string; closing: string; longest: number }>;

/** A mark without its partner is a slip: nothing longer counts, in characters. */
const speech: Marks = { opening: '"“«‹„', closing: '"”»›', longest: 600 };
const brackets: Marks = { opening: '([', closing: ')]', longest: 300 };

/** Finds what characters say and what the dreamer adds: both are told in a tense of their own. */
export function findAsides(words: Words, text: string): Asides {
  const spoken = within(words, text, speech);
  const bracketed = within(words, text, brackets);
  return { isSpoken: (at) => spoken[at] === 1, isBracketed: (at) => bracketed[at] === 1 };
}

function within({ tokens }: Words, text: string, marks: Marks): Uint8Array {
  const inside = new Uint8Array(tokens.length);
  const spans = findSpans(text, marks);
  let next = 0;
  for (let at = 0; at < tokens.length && next < spans.length; at++) {
    const start = tokens[at]?.start ?? 0;
    while (next < spans.length && (spans[next]?.end ?? 0) <= start) next++;
    if ((spans[next]?.start ?? text.length) <= start) inside[at] = 1;
  }
  return inside;
}

function findSpans(text: string, { opening, closing, longest }: Marks): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (start >= 0 && at - start > longest) start = -1;
    if (start >= 0 && closing.includes(sign)) {
      spans.push({ start, end: at });
      start = -1;
    } else if (start < 0 && opening.includes(sign)) start = at;
  }
  return spans;
}
