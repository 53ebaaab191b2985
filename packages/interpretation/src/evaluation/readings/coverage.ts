import type { ReadingLevel, Span } from '../../types.ts';
import type { MarkedMention } from '../marked-dream.ts';
import type { JudgedReading } from './judged-reading.ts';

/** Share of the core mentions that a reading must deal with. */
export const coverageBar: Readonly<Record<ReadingLevel, number>> = { premium: 0.9, free: 0.6, plain: 0 };

export interface CoverageOfDream {
  readonly id: string;
  readonly share: number;
  /** Core mentions that no sentence rests on. */
  readonly missed: readonly string[];
}

export interface CoverageFigures {
  readonly mean: number;
  readonly minimum: number;
  /** Dreams under the bar, the poorest first. */
  readonly below: readonly CoverageOfDream[];
}

/**
 * How much of each dream its reading deals with: core mentions that are not flagged and overlap a place that some
 * sentence rests on. Private names (concept `acquaintance`) are left out as in the measure of recognition.
 */
export function measureCoverage(readings: readonly JudgedReading[], level: ReadingLevel): CoverageFigures {
  const dreams = readings.map(coverageOf);
  const sum = dreams.reduce((total, { share }) => total + share, 0);
  const below = dreams.filter(({ share }) => share < coverageBar[level]).sort((a, b) => a.share - b.share);
  return {
    mean: dreams.length === 0 ? 1 : sum / dreams.length,
    minimum: Math.min(1, ...dreams.map(({ share }) => share)),
    below,
  };
}

function coverageOf({ id, mentions, reading }: JudgedReading): CoverageOfDream {
  const spans = reading.sentences.flatMap(({ evidence }) => evidence);
  const core = mentions.filter(isCore);
  const missed = core.filter((mention) => !spans.some((span) => isOverlapping(mention, span)));
  return {
    id,
    share: core.length === 0 ? 1 : 1 - missed.length / core.length,
    missed: missed.map(({ quote }) => quote),
  };
}

function isCore({ core, flag, concept }: MarkedMention): boolean {
  return core && flag === undefined && concept !== 'acquaintance';
}

function isOverlapping(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
