import type { EaseOfReading } from '../../pack/judging-pack.ts';

/**
 * Flesch Reading Ease, 206.835 − 1.015 × words per sentence − 84.6 × syllables per word (R. Flesch, "A new readability
 * yardstick", Journal of Applied Psychology 32, 1948). 60 to 70 is plain English, 50 to 60 a quality newspaper, below 50
 * a treatise.
 */
export const englishEase: EaseOfReading = {
  syllables,
  ease: (perSentence, perWord) => 206.835 - 1.015 * perSentence - 84.6 * perWord,
  newspaper: 60,
};

function syllables(word: string): number {
  const vowels = word
    .replace(/['’]s?$/, '')
    // Silent: "made", "things made", "walked", but not "table", "wanted", "houses".
    .replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, vowels?.length ?? 1);
}
