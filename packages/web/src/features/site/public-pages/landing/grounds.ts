import type { ReadingSentence } from '@chitta/interpretation';
import type { TextSpan } from '#web/lib/text-segments.ts';

/** More words than these under one sentence would hide it. */
const most = 3;

/** The places in the dream that a sentence rests on: none within another, in the order of the dream. None for words of care. */
export function groundsOf({ part, evidence }: ReadingSentence): readonly TextSpan[] {
  // Nobody is shown the words that hurt a second time.
  if (part === 'care') return [];
  const places = evidence
    .map(({ start, end }) => ({ start, end }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const widest = places.filter(
    ({ end }, index) => !places.slice(0, index).some((earlier) => earlier.end >= end),
  );
  return widest.slice(0, most);
}

/**
 * Under which sentences which words of the dream are said: those that rest on the same words, one after another, have
 * them once, under the last. One entry for each sentence, empty where nothing is said.
 */
export function groundLines(sentences: readonly ReadingSentence[]): readonly (readonly TextSpan[])[] {
  const lines: (readonly TextSpan[])[] = [];
  let shared: readonly TextSpan[] = [];
  for (const sentence of sentences) {
    const own = groundsOf(sentence);
    const isSame = isWithin(own, shared) || isWithin(shared, own);
    if (isSame) lines.splice(-1, 1, []);
    if (!isSame || !isWithin(own, shared)) shared = own;
    lines.push(shared);
  }
  return lines;
}

/** Whether there are places, and each lies in one of others. */
const isWithin = (places: readonly TextSpan[], others: readonly TextSpan[]) =>
  places.length > 0 &&
  places.every(({ start, end }) => others.some((other) => other.start <= start && end <= other.end));
