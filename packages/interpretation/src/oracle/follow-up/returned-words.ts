import type { Language } from '@chitta/symbols/types';
import { oracleOf, wordsOf, writtenIn } from '../../languages/language-packs.ts';
import { foldWord } from '../../text/fold.ts';

const word = /\p{L}+/gu;
const fewestLetters = 4;
const mostWords = 8;

/** Words with content that stand in two entries at least, in any of their forms; the most frequent first. */
export function returnedWords(
  texts: readonly string[],
  language: Language,
): { readonly word: string; readonly entries: number }[] {
  const { stem, asking } = oracleOf(language);
  const { common } = writtenIn(language);
  const { classes } = wordsOf(language).grammar;
  const known = new Map<string, { word: string; entries: number }>();
  for (const text of texts) {
    const seen = new Set<string>();
    for (const [written] of text.matchAll(word)) {
      const lower = written.toLowerCase();
      const folded = foldWord(lower);
      const isSmall =
        lower.length < fewestLetters || common.has(folded) || asking.has(folded) || classes.has(lower);
      const stemmed = stem(folded);
      if (isSmall || seen.has(stemmed)) continue;
      seen.add(stemmed);
      const found = known.get(stemmed) ?? { word: lower, entries: 0 };
      found.entries += 1;
      known.set(stemmed, found);
    }
  }
  return [...known.values()]
    .filter(({ entries }) => entries > 1)
    .sort((a, b) => b.entries - a.entries || a.word.localeCompare(b.word))
    .slice(0, mostWords);
}
