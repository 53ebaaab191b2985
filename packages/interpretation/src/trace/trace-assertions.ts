import { findAsides } from '../assertion/asides.ts';
import { type MarkedRange, rangesOfCues } from '../assertion/cue.ts';
import { hint } from '../assertion/hint.ts';
import { rangesOfNegation } from '../assertion/negation.ts';
import { rangesOfRemarks } from '../assertion/remarks.ts';
import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Passage } from '../recognise/passage.ts';
import type { TracedAssertion } from './trace.ts';

/** Words of a cue that are shown. */
const longestCue = 6;

/** The stretches that are not told as there, in the order of the text, each with the words that say so. */
export function traceAssertions(passage: Passage): TracedAssertion[] {
  const { text, hints } = passage;
  const asides = findAsides(passage, text);
  const negated = rangesOfNegation(passage, hints).map((range) =>
    toTraced(passage, range, 'negation', negatorBefore(passage, range.from)),
  );
  // One cue at a time, so that each stretch is known by the word it comes from.
  const cued = cueWords(hints).flatMap((at) =>
    rangesOfCues(passage, onlyAt(hints, at), asides).map((range) => toTraced(passage, range, 'cue', at)),
  );
  const remarked = rangesOfRemarks(passage, asides, hints).map((range) => toTraced(passage, range, 'remark'));
  return [...negated, ...cued, ...remarked]
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function cueWords(hints: Uint8Array): number[] {
  return Array.from(hints.keys()).filter((at) => ((hints[at] ?? 0) & hint.cue) !== 0);
}

function onlyAt(hints: Uint8Array, place: number): Uint8Array {
  return hints.map((bits, at) => (at === place ? bits : bits & ~hint.cue));
}

/** The word that denies what begins at `from`. */
function negatorBefore(passage: Passage, from: number): number | undefined {
  for (let at = from; at >= 0; at--) {
    const isNegator = (classesAt(passage, at) & wordClass.negator) !== 0;
    if (isNegator || ((passage.hints[at] ?? 0) & hint.excess) !== 0) return at;
    if (passage.tokens[at]?.gap === 'stop') return undefined;
  }
  return undefined;
}

function toTraced(
  passage: Passage,
  { from, to, state }: MarkedRange,
  by: TracedAssertion['by'],
  cue?: number,
): TracedAssertion {
  const cueEnd = cue === undefined ? 0 : Math.min(Math.max(from, cue + 1), cue + longestCue);
  return {
    ...placeOf(passage, from, to),
    state,
    by,
    cue: cue === undefined ? '' : placeOf(passage, cue, cueEnd).text,
  };
}

function placeOf({ text, tokens }: Passage, from: number, to: number) {
  const start = tokens[from]?.start ?? text.length;
  const end = Math.max(start, tokens[to - 1]?.end ?? start);
  return { start, end, text: text.slice(start, end) };
}
