import type { MemoryDifference, MemoryMean, MemoryShare } from '@chitta/contract';
import { studentT } from './student-t.ts';

/** 97.5 % quantile of the normal distribution. */
const z = 1.959964;
/** Days are counted whole: what lies within one cannot be told apart (Sheppard 1897). */
const leastVariance = 1 / 12;

interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

function momentsOf(values: readonly number[]): Moments {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { n, mean, variance: Math.max(leastVariance, n > 1 ? squares / (n - 1) : 0) };
}

/**
 * Mean of counts with its 95 % interval by Student's t, which does not go below zero; without bounds from fewer than
 * `sample` values, null from none.
 */
export function meanOf(values: readonly number[], sample: number): MemoryMean | null {
  if (values.length === 0) return null;
  const { n, mean, variance } = momentsOf(values);
  if (n < Math.max(2, sample)) return { n, mean: rounded(mean), low: null, high: null };
  const half = studentT(n - 1) * Math.sqrt(variance / n);
  return { n, mean: rounded(mean), low: rounded(Math.max(0, mean - half)), high: rounded(mean + half) };
}

/**
 * Mean of `now` less that of `before` with its 95 % interval by Welch's t (Welch 1947), which asks for no equal
 * variances; null where either side has fewer than `sample` values.
 */
export function differenceOfMeans(
  now: readonly number[],
  before: readonly number[],
  sample: number,
): MemoryDifference | null {
  if (Math.min(now.length, before.length) < Math.max(2, sample)) return null;
  const [a, b] = [momentsOf(now), momentsOf(before)];
  const [ofA, ofB] = [a.variance / a.n, b.variance / b.n];
  const freedom = (ofA + ofB) ** 2 / (ofA ** 2 / (a.n - 1) + ofB ** 2 / (b.n - 1));
  const value = a.mean - b.mean;
  const half = studentT(freedom) * Math.sqrt(ofA + ofB);
  return { value: rounded(value), low: rounded(value - half), high: rounded(value + half) };
}

/** The 95 % score interval of a share (Wilson 1927), which holds for few and for none as well. */
function wilson(count: number, n: number): { low: number; high: number } {
  const share = count / n;
  const scale = 1 + z ** 2 / n;
  const centre = (share + z ** 2 / (2 * n)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** How many of how many, with the interval of the share; without bounds from fewer than `sample`. */
export function shareOf(count: number, n: number, sample: number): MemoryShare {
  if (n < Math.max(1, sample)) return { n, count, low: null, high: null };
  const { low, high } = wilson(count, n);
  return { n, count, low: rounded(low), high: rounded(high) };
}

type Counted = Pick<MemoryShare, 'n' | 'count'>;

/**
 * Share of `now` less that of `before` with its 95 % interval by both score intervals (Newcombe 1998, method 10); null
 * where either side has fewer than `sample`.
 */
export function differenceOfShares(now: Counted, before: Counted, sample: number): MemoryDifference | null {
  if (Math.min(now.n, before.n) < Math.max(1, sample)) return null;
  const [p, q] = [now.count / now.n, before.count / before.n];
  const [a, b] = [wilson(now.count, now.n), wilson(before.count, before.n)];
  const value = p - q;
  return {
    value: rounded(value),
    low: rounded(value - Math.hypot(p - a.low, b.high - q)),
    high: rounded(value + Math.hypot(a.high - p, q - b.low)),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
