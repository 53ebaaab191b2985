import type { LexiconFile, SymbolGroup } from '@chitta/symbols/types';

const noNouns: ReadonlySet<SymbolGroup> = new Set(['action', 'condition', 'colour', 'number']);

/** The single words of a dictionary that are nouns in dictionary form, in lower case. */
export function nounsOf({ entries }: LexiconFile): Set<string> {
  const nouns = entries
    .filter(({ group, isClass }) => !noNouns.has(group) && !isClass)
    .flatMap(({ variations }) => variations)
    .filter((variation) => /^\p{L}+(?:\/n)?$/u.test(variation));
  return new Set(nouns.map((noun) => noun.replace('/n', '').toLowerCase()));
}
