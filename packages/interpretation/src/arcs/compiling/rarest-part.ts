import type { PhrasePart, Place } from './phrase.ts';

/** How often each word stands in phrases. */
export type CountedWords = ReadonlyMap<string, number>;

/** About how often something is met that fills a place. */
export type Commonness = (place: Place) => number;

/** About how often a way is met in a text, beside a word that stands in one phrase. */
const ofWay = { small: 20_000, words: 1, beginning: 10, symbol: 4, group: 200 };

/** `isSmall`: articles, pronouns and the like, which stand everywhere. */
export function commonnessIn(counts: CountedWords, isSmall: (word: string) => boolean): Commonness {
  const ofWord = (word: string) => (isSmall(word) ? ofWay.small : (counts.get(word) ?? 1));
  return ({ words, ways }) => {
    let sum = 0;
    for (const word of words) sum += ofWord(word);
    for (const { kind } of ways) sum += ofWay[kind];
    return sum;
  };
}

/** The part that has to be there and seldom is. */
export function rarestPart(parts: readonly PhrasePart[], commonness: Commonness): number {
  let rarest = 0;
  let least = Infinity;
  parts.forEach((part, at) => {
    if (part.kind === 'gap' || part.isOptional) return;
    const weight = commonness(part);
    if (weight >= least) return;
    least = weight;
    rarest = at;
  });
  return rarest;
}
