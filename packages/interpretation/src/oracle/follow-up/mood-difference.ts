/** Two-sided 95 % quantiles of Student's t by degrees of freedom, from 1; behind the last that of the normal distribution. */
const quantiles = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const normal = 1.96;
/** Below this no difference is worked out. */
const fewestEntries = 3;

/** Mood after less mood before. */
export interface MoodDifference {
  readonly entries: number;
  readonly mean: number;
  /** 95 % interval of the mean. */
  readonly low: number;
  readonly high: number;
}

/** The mean difference with its interval; null from fewer than three entries that tell both moods. */
export function moodDifference(
  entries: readonly { readonly moodBefore: number | null; readonly moodAfter: number | null }[],
): MoodDifference | null {
  const differences = entries.flatMap(({ moodBefore, moodAfter }) =>
    moodBefore === null || moodAfter === null ? [] : [moodAfter - moodBefore],
  );
  const count = differences.length;
  if (count < fewestEntries) return null;
  const mean = differences.reduce((sum, each) => sum + each, 0) / count;
  const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1);
  const half = (quantiles[count - 2] ?? normal) * Math.sqrt(variance / count);
  return { entries: count, mean: rounded(mean), low: rounded(mean - half), high: rounded(mean + half) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
