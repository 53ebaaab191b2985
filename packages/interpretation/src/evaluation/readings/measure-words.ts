import type { ReadingLevel } from '../../types.ts';
import type { JudgedReading } from './judged-reading.ts';

interface WordBounds {
  readonly fewest: number;
  readonly most: number;
}

/** Words of a reading. */
export const wordBounds: Readonly<Record<ReadingLevel, WordBounds>> = {
  premium: { fewest: 180, most: 600 },
  free: { fewest: 90, most: 260 },
  plain: { fewest: 0, most: 120 },
};

/** Dreams of fewer words may have a shorter reading. */
export const shortDream = 40;

export interface WordsOfReading {
  readonly id: string;
  readonly words: number;
  readonly wordsOfDream: number;
}

export interface WordFigures {
  readonly mean: number;
  readonly fewest: number;
  readonly most: number;
  readonly outliers: readonly WordsOfReading[];
}

/** Lengths of readings in words, as spaces part them, with those outside the bounds of the level. */
export function measureWords(readings: readonly JudgedReading[], level: ReadingLevel): WordFigures {
  const { fewest, most } = wordBounds[level];
  const all = readings.map(({ id, text, reading }) => ({
    id,
    words: reading.sentences.reduce((sum, sentence) => sum + countWords(sentence.text), 0),
    wordsOfDream: countWords(text),
  }));
  const counts = all.map(({ words }) => words);
  return {
    mean: counts.reduce((sum, words) => sum + words, 0) / Math.max(1, counts.length),
    fewest: counts.length === 0 ? 0 : Math.min(...counts),
    most: Math.max(0, ...counts),
    outliers: all.filter(
      ({ words, wordsOfDream }) => words > most || (words < fewest && wordsOfDream >= shortDream),
    ),
  };
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
