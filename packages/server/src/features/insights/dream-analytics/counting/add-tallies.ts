import type { StoredTally } from '#server/db/tables/insights/dream-tallies.ts';
import { addCounts, compareNames } from './counts.ts';
import { joinThemes } from './tally-dreams.ts';

/** Adds up tallies that have no night in common. */
export function addTallies(tallies: readonly StoredTally[]): StoredTally {
  const sum = (value: (tally: StoredTally) => number) =>
    tallies.reduce((total, tally) => total + value(tally), 0);
  const lengths = new Map<number, number>();
  for (const [length, dreams] of tallies.flatMap((tally) => tally.lengths)) {
    lengths.set(length, (lengths.get(length) ?? 0) + dreams);
  }
  return {
    dreams: sum(({ dreams }) => dreams),
    words: sum(({ words }) => words),
    lengths: [...lengths].sort(([a], [b]) => a - b),
    nights: tallies.flatMap(({ nights }) => nights).sort(([a], [b]) => compareNames(a, b)),
    symbols: addCounts(tallies.map(({ symbols }) => symbols)),
    categories: addCounts(tallies.map(({ categories }) => categories)),
    themes: joinThemes(tallies.flatMap(({ themes }) => themes)),
    hours: Array.from({ length: 24 }, (_, hour) => sum(({ hours }) => hours[hour] ?? 0)),
    untimed: sum(({ untimed }) => untimed),
  };
}
