import type { AnalysedText } from '../analysed/analysed-text.ts';
import { type AssertedRange, assertedRanges } from '../assertion/assertion-of-words.ts';
import type { TracedAssertion } from './trace.ts';

/** The stretches that are not told as there, in the order of the text, each with the words that say so. */
export function traceAssertions(passage: AnalysedText): TracedAssertion[] {
  return assertedRanges(passage, passage.text)
    .map((range) => toTraced(passage, range))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function toTraced(passage: AnalysedText, { from, to, state, cue, source }: AssertedRange): TracedAssertion {
  const { text } = placeOf(passage, cue.from, cue.to);
  return { ...placeOf(passage, from, to), state, cue: text, row: source };
}

function placeOf({ text, tokens }: AnalysedText, from: number, to: number) {
  const start = tokens[from]?.start ?? text.length;
  const end = Math.max(start, tokens[to - 1]?.end ?? start);
  return { start, end, text: text.slice(start, end) };
}
