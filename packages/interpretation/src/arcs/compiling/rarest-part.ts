import type { PhrasePart, Place } from './phrase.ts';

/** How often each word stands in phrases. */
export type CountedWords = ReadonlyMap<string, number>;

/** About how often a way is met in a text, beside a word that stands in one phrase. */
const commonness = { small: 20_000, words: 1, beginning: 10, symbol: 4, group: 200 };

/** The part that has to be there and seldom is. `isSmall`: articles, pronouns and the like, which stand everywhere. */
export function rarestPart(
  parts: readonly PhrasePart[],
  counts: CountedWords,
  isSmall: (word: string) => boolean,
): number {
  const ofWord = (word: string) => (isSmall(word) ? commonness.small : (counts.get(word) ?? 1));
  let rarest = 0;
  let least = Infinity;
  parts.forEach((part, at) => {
    if (part.kind === 'gap' || part.isOptional) return;
    const weight = commonnessOf(part, ofWord);
    if (weight >= least) return;
    least = weight;
    rarest = at;
  });
  return rarest;
}

function commonnessOf({ words, ways }: Place, ofWord: (word: string) => number): number {
  let sum = 0;
  for (const word of words) sum += ofWord(word);
  for (const { kind } of ways) sum += commonness[kind];
  return sum;
}
