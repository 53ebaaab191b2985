import type { AnalysedText } from '../analysed/analysed-text.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type RecogniseOptions, recognise, recogniseIn } from '../recognise/recognise.ts';
import type { Mention } from '../types.ts';

/**
 * Finds the symbols of a dream, those of the dreamer's own first: where one of them stands, the dictionary is not
 * asked, unless several symbols mean more together. Sorted by place.
 */
export function recogniseWithPersonal(
  analysed: AnalysedText,
  personal: Lexicon | undefined,
  options: RecogniseOptions = {},
): Mention[] {
  const mentions = recogniseIn(analysed, options);
  if (personal === undefined) return mentions;
  const own = recognise(analysed.text, personal)
    .filter(({ symbol }) => personal.entry(symbol) !== undefined)
    .map(toPersonal);
  if (own.length === 0) return mentions;
  const others = withoutOverlap(mentions, own);
  return [...own, ...others].sort((a, b) => a.start - b.start || b.end - a.end);
}

function toPersonal(mention: Mention): Mention {
  const match = mention.rule.endsWith('exact') ? 'exact' : 'inflected';
  return { ...mention, kind: 'personal', rule: `personal.${match}` };
}

/** Both lists are sorted by their beginnings, so one walk is enough. */
function withoutOverlap(mentions: readonly Mention[], own: readonly Mention[]): Mention[] {
  let next = 0;
  return mentions.filter((mention) => {
    while ((own[next]?.end ?? Number.POSITIVE_INFINITY) <= mention.start) next++;
    const isApart = mention.end <= (own[next]?.start ?? Number.POSITIVE_INFINITY);
    return isApart || mention.kind === 'combined';
  });
}
