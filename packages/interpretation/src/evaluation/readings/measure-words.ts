import type { ReadingLevel } from '../../types.ts';
import type { JudgedReading } from './judged-reading.ts';

/** Words of the passages at most. */
const mostWords: Readonly<Record<ReadingLevel, number>> = { premium: 210, free: 110, plain: 60 };

export interface WordsOfReading {
  readonly id: string;
  readonly words: number;
}

export interface WordFigures {
  readonly mean: number;
  readonly fewest: number;
  readonly most: number;
  readonly outliers: readonly WordsOfReading[];
}

export interface SentenceFigures {
  readonly mean: number;
  readonly longest: number;
}

/** Words of the passages, as spaces part them, with the readings that are too long for their level. */
export function measureWords(readings: readonly JudgedReading[], level: ReadingLevel): WordFigures {
  const all = readings.map(({ id, reading }) => ({
    id,
    words: reading.sentences.reduce(
      (sum, { part, text }) => sum + (part === 'passage' ? countWords(text) : 0),
      0,
    ),
  }));
  const counts = all.map(({ words }) => words);
  return {
    mean: meanOf(counts),
    fewest: counts.length === 0 ? 0 : Math.min(...counts),
    most: Math.max(0, ...counts),
    outliers: all.filter(({ words }) => words > mostWords[level]),
  };
}

/** Lengths of sentences in words. */
export function sentenceLengths(readings: readonly JudgedReading[]): SentenceFigures {
  const lengths = readings.flatMap(({ reading }) =>
    reading.sentences.flatMap(({ text }) => text.split(/(?<=[.?…][”»]?)\s+/u).map(countWords)),
  );
  return { mean: meanOf(lengths), longest: Math.max(0, ...lengths) };
}

function meanOf(counts: readonly number[]): number {
  return counts.reduce((sum, each) => sum + each, 0) / Math.max(1, counts.length);
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
