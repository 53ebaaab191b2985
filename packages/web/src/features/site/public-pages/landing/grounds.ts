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
