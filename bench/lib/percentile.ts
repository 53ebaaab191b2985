/** Value below which the share `q` (0 to 1) of the samples lies; nearest rank. */
export function percentile(samples: readonly number[], q: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const rank = Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * q) - 1));
  return sorted[rank] ?? Number.NaN;
}
