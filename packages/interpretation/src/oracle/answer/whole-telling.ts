import type { DreamView } from '../../arcs/dream-view.ts';
import type { Telling } from '../../reading/telling/telling.ts';

/** It begins with its sentence, and is not cut inside of what belongs together. */
export function isWhole(telling: Telling, view: DreamView): boolean {
  const { tokens, sentence: numberOf } = view;
  const first = tokens.findIndex((token) => token.start >= telling.start);
  return (first <= 0 || numberOf(first - 1) !== numberOf(first)) && !isCutInside(telling, view);
}

/** "A plate broke and your friend", where it goes on. */
export function isCutInside(
  { end, sentence }: Telling,
  { tokens, analysis, sentence: numberOf }: DreamView,
): boolean {
  const last = tokens.findLastIndex((token) => token.end <= end);
  if (last + 1 >= tokens.length || numberOf(last + 1) !== numberOf(last)) return false;
  return analysis.words
    .filter((word) => word.sentence === sentence && word.end <= end)
    .slice(-lastWords)
    .some(({ lower }) => analysis.grammar.joiners.has(lower));
}
const lastWords = 3;
