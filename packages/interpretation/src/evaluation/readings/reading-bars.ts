import { newspaperEase } from './language/reading-age.ts';
import type { Bar, ReadingFigures } from './reading-figures.ts';

/** Longest sentence and mean length of sentences, in words. */
const longestSentence = 28;
const meanSentence = 16;

const atMost = (name: string, figure: number, bar: number): Bar => ({
  name,
  figure,
  bar,
  isHeld: figure <= bar,
});

/** Which bars a set of readings holds. */
export function barsOf(figures: Omit<ReadingFigures, 'bars'>): Bar[] {
  const { language, ease, sentences } = figures;
  return [
    atMost('sentences without evidence', figures.withoutEvidence.length, 0),
    atMost('sentences said twice', figures.repeated.length, 0),
    atMost('what did not happen read as happened', figures.unreal.length, 0),
    atMost('readings too long', figures.words.outliers.length, 0),
    atMost('longest sentence', sentences.longest, longestSentence),
    atMost('mean sentence', sentences.mean, meanSentence),
    {
      name: 'ease of reading (mean)',
      figure: ease.mean,
      bar: newspaperEase(language),
      isHeld: ease.mean >= newspaperEase(language),
    },
    atMost('readings hard to read', ease.hard.length, 0),
    atMost('forbidden words and shapes', figures.forbidden.length, 0),
    atMost('faults of language', figures.slips.length, 0),
  ];
}
