/** Upper ends of the buckets that times are counted in, in seconds; one more has what took longer. */
export const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20] as const;

export const emptyCounts = (): number[] => Array(secondsBuckets.length + 1).fill(0);

/** The counts with one time more. */
export function countIn(counts: readonly number[], seconds: number): number[] {
  const found = secondsBuckets.findIndex((end) => seconds <= end);
  const next = [...counts];
  const at = found === -1 ? secondsBuckets.length : found;
  next[at] = (next[at] ?? 0) + 1;
  return next;
}

export const countAll = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * Seconds that this share of all times kept below, evenly spread within their bucket as Prometheus has it; null where
 * nothing was counted. What took longer than the last bucket counts as its end.
 */
export function quantile(counts: readonly number[], share: number): number | null {
  const all = countAll(counts);
  if (all === 0) return null;
  const rank = share * all;
  let below = 0;
  for (const [at, end] of secondsBuckets.entries()) {
    const inside = counts[at] ?? 0;
    if (inside > 0 && below + inside >= rank) {
      const start = secondsBuckets[at - 1] ?? 0;
      return start + ((end - start) * (rank - below)) / inside;
    }
    below += inside;
  }
  return secondsBuckets.at(-1) ?? 0;
}
