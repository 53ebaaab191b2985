/** How many of an arm's visitors did what is counted. */
export interface Proportion {
  readonly visitors: number;
  readonly conversions: number;
}

/** What `n` visitors come to together, of a figure that each of them has: revenue, minutes. */
export interface Sums {
  readonly n: number;
  readonly sum: number;
  readonly sumOfSquares: number;
}

/** What is known of one arm; all that the statistics need, and it can be added up over days. */
export type ArmFigures = Proportion | Sums;

/** Mean and variance of one visitor. */
export interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

/** What rounding alone can leave of a sum of squares, as a part of it. */
const rounding = 8 * Number.EPSILON;

/**
 * Mean and variance of one visitor of an arm; 0 where there are too few visitors for them, and where what is left of the
 * squares is no more than their rounding.
 *
 * Formula: `p(1 − p)` for proportions, `(Σx² − (Σx)²/n)/(n − 1)` for sums.
 */
export function momentsOf(figures: ArmFigures): Moments {
  if ('visitors' in figures) {
    const { visitors: n, conversions } = figures;
    if (n === 0) return { n, mean: 0, variance: 0 };
    return { n, mean: conversions / n, variance: (conversions / n) * ((n - conversions) / n) };
  }
  const { n, sum, sumOfSquares } = figures;
  if (n === 0) return { n, mean: 0, variance: 0 };
  const spread = sumOfSquares - (sum / n) * sum;
  const isKnown = n > 1 && spread > rounding * sumOfSquares;
  return { n, mean: sum / n, variance: isKnown ? spread / (n - 1) : 0 };
}
