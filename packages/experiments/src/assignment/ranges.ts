/** From the first number on, up to but without the second. */
export type Range = readonly [from: number, to: number];

/**
 * The part of [0, 1) that belongs to each arm. Each has a room as wide as its weight, of which `coverage` (0 to 1) is
 * used from its beginning on: whoever is in an arm stays in it when the coverage grows. Weights that do not add up to 1,
 * give or take a hundredth, count as equal.
 *
 * Source: bucket ranges of GrowthBook's SDKs (specification 0.8.0).
 */
export function rangesOf(weights: readonly number[], coverage: number): Range[] {
  const used = Math.min(1, Math.max(0, coverage));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const isWhole = total >= 0.99 && total <= 1.01;
  let from = 0;
  return weights.map((weight) => {
    const width = isWhole ? weight : 1 / weights.length;
    const range: Range = [from, from + used * width];
    from += width;
    return range;
  });
}

/** The first arm whose range holds `n`, by its place; -1 where none does. */
export function armAt(n: number, ranges: readonly Range[]): number {
  return ranges.findIndex(([from, to]) => n >= from && n < to);
}
