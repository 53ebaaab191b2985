import { coverageBar } from './coverage.ts';
import { newspaperEase } from './language/reading-age.ts';
import type { ReadingFigures } from './measure-readings.ts';

/** One bar of a good set of readings. */
export interface Bar {
  readonly name: string;
  readonly figure: number;
  readonly bar: number;
  readonly isHeld: boolean;
}

/** Share of the readings in which one skeleton may stand. */
const skeletonBar = 0.05;
const openingBar = 0.95;

const atLeast = (name: string, figure: number, bar: number): Bar => ({
  name,
  figure,
  bar,
  isHeld: figure >= bar,
});
const atMost = (name: string, figure: number, bar: number): Bar => ({
  name,
  figure,
  bar,
  isHeld: figure <= bar,
});

/** Which bars a set of readings holds. A skeleton may stand in one reading of a set however small. */
export function barsOf(figures: Omit<ReadingFigures, 'bars'>): Bar[] {
  const { level, language, coverage } = figures;
  const ofLevel =
    level === 'plain'
      ? []
      : [atLeast('core mentions dealt with (poorest)', coverage.minimum, coverageBar[level])];
  return [
    ...ofLevel,
    atMost('sentences without evidence', figures.withoutEvidence.length, 0),
    atMost('sentences said twice', figures.repeated.length, 0),
    atMost('readings too short or long', figures.words.outliers.length, 0),
    atLeast('openings distinct', figures.openings.share, openingBar),
    atMost('most frequent skeleton', figures.skeletons[0]?.share ?? 0, skeletonBar),
    atLeast('ease of reading (mean)', figures.ease.mean, newspaperEase[language]),
    atMost('readings hard to read', figures.ease.hard.length, 0),
    atMost('forbidden words and shapes', figures.forbidden.length, 0),
    atMost('faults of language', figures.slips.length, 0),
  ];
}
